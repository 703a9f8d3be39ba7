import { type AdminOperation, ErrorEnvelope, apiResult, EmptyApiResult } from '@rialto/contract'
import { type Context, ApiError, type Scope } from '@rialto/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'

import { errorHash } from '../../errorHash.ts'
import { normalise } from '../../normalise.ts'
import { rejectUnstorable } from '../../rejectUnstorable.ts'
import { authenticateAdmin } from './adminAuth.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

type Value<S> = [NonNullable<S>] extends [never] ? undefined : Static<Extract<S, TSchema>>

interface AdminRequest<O extends AdminOperation> {
  scope: Scope
  body: Value<O['body']>
  params: Value<O['params']>
  request: FastifyRequest
}

/** An operation of the account management API: who asks is told by the token alone. */
export const registerAdminOperation = <O extends AdminOperation>(
  app: FastifyInstance,
  ctx: Context,
  tokens: AdminTokens,
  operation: O,
  handle: (request: AdminRequest<O>) => Promise<Value<O['content']>>,
): void => {
  app.route({
    ...adminRoute(operation),
    onRequest: authenticateAdmin(ctx, tokens),
    handler: async request => {
      const { scope } = request
      if (!scope) throw new ApiError('serverFailure')
      const { body, params } = request as unknown as { body: never; params: never }
      return adminAnswer(operation, await handle({ scope, body, params, request }))
    },
  })
}

/** Everything of a route but who may use it and what it does. */
export const adminRoute = (operation: AdminOperation) => ({
  method: operation.method,
  url: `/admin/api/v1${operation.path}`,
  config: { operationId: operation.id },
  schema: {
    ...(operation.body ? { body: operation.body } : {}),
    ...(operation.params ? { params: operation.params } : {}),
    response: {
      200: operation.content ? apiResult(operation.content) : EmptyApiResult,
      '4xx': ErrorEnvelope,
      '5xx': ErrorEnvelope,
    },
  },
  preValidation: async (request: FastifyRequest) => {
    if (operation.body) request.body = normalise(operation.body, request.body ?? {})
  },
  preHandler: async (request: FastifyRequest) => {
    if (operation.body) rejectUnstorable(request.body)
  },
})

export const adminAnswer = (operation: AdminOperation, content: unknown) => {
  const frame = { status: 'ok', message: '', errorType: '', errorHash: errorHash(operation.id, ''), teamCode: 'AP' }
  return content === undefined ? frame : { content, ...frame }
}
