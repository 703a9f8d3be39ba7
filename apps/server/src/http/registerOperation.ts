import {
  ErrorEnvelope,
  apiResult,
  EmptyApiResult,
  type Operation,
  type OperationId,
  type OperationOf,
  operationsById,
  ProblemDetails,
} from '@rialto/contract'
import { type Context, ApiError } from '@rialto/core'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, preValidationHookHandler } from 'fastify'

import { errorHash } from './errorHash.ts'
import type { Handler, OperationRequest } from './handler.ts'
import { normalise } from './normalise.ts'
import { authenticate } from './plugins/authenticate.ts'
import { bridgingGate } from './plugins/bridgingGate.ts'
import { readGetBody } from './readGetBody.ts'
import { rejectUnstorable } from './rejectUnstorable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string
    answersProblems?: boolean
  }
}

/** One operation's route: schema, permission, use case, envelope. The handler maps; it decides nothing. */
export const registerOperation = <Id extends OperationId>(
  app: FastifyInstance,
  ctx: Context,
  id: Id,
  handle: Handler<Id>,
): void => {
  const operation: Operation = operationsById[id]
  const hash = errorHash(operation.id, '')
  for (const path of operation.paths)
    app.route({
      method: operation.method,
      url: `/api/v1${path}`,
      config: { operationId: operation.id, answersProblems: operation.answersProblems ?? false },
      schema: schemaOf(operation),
      onRequest: [
        ...(operation.deprecated ? [announceDeprecation(operation.deprecated)] : []),
        authenticate(ctx, app.accessControl, operation.permission),
        ...(operation.feature === 'bridging' ? [bridgingGate(ctx)] : []),
      ],
      preValidation: [...(operation.takesQueryInBody ? [takeGetBody] : []), normaliseAll(operation)],
      preHandler: (request, _reply, done) => {
        rejectUnstorable(request.body)
        rejectUnstorable(request.query)
        done()
      },
      handler: async (request, reply) => {
        const { scope } = request
        if (!scope || !isValid<Id>(request)) throw new ApiError('serverFailure')
        const { body, query, params } = request
        const content = await handle(ctx, { scope, body, query, params, reply })
        const frame = { status: 'ok', message: '', errorType: '', errorHash: hash, teamCode: 'AP' }
        return content === undefined ? frame : { content, ...frame }
      },
    })
}

type ValidRequest<Id extends OperationId> = FastifyRequest &
  Pick<OperationRequest<OperationOf<Id>>, 'body' | 'query' | 'params'>

/** The handler runs only after Ajv has accepted every part that the operation declares. */
const isValid = <Id extends OperationId>(request: FastifyRequest): request is ValidRequest<Id> =>
  request.validationError === undefined || request.validationError === null

const takeGetBody = async (request: FastifyRequest): Promise<void> => {
  request.query = { ...(request.query as object), ...(await readGetBody(request)) }
}

const normaliseAll =
  ({ body, query, params }: Operation): preValidationHookHandler =>
  (request, _reply, done) => {
    if (body) request.body = normalise(body, request.body ?? {})
    if (query) request.query = normalise(query, request.query)
    if (params) request.params = normalise(params, request.params)
    done()
  }

/** RFC 9745; in every answer, so that whoever calls it at all can see it. */
const announceDeprecation =
  ({ sinceSeconds, successor }: NonNullable<Operation['deprecated']>): onRequestHookHandler =>
  (_request, reply, done) => {
    reply.header('deprecation', `@${sinceSeconds}`)
    reply.header('link', `<${successor}>; rel="successor-version"`)
    done()
  }

const problem = { content: { 'application/problem+json': { schema: ProblemDetails } } }

const problemResponses = { 400: problem, 404: problem, '5xx': { type: 'null' } } as const

const schemaOf = (operation: Operation) => ({
  ...(operation.body ? { body: operation.body } : {}),
  ...(operation.query ? { querystring: operation.query } : {}),
  ...(operation.params ? { params: operation.params } : {}),
  response: {
    200: operation.content ? apiResult(operation.content) : EmptyApiResult,
    '4xx': ErrorEnvelope,
    '5xx': ErrorEnvelope,
    ...(operation.answersProblems ? problemResponses : {}),
  },
})
