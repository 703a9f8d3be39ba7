import { type AdminOperation, adminOperationsById } from '@rialto/contract'
import { invalidField, requestApproval } from '@rialto/core'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'

import type { AdminHandler } from '../../../handler.ts'
import { normalise, rejectUnstorable } from '../../../normalise.ts'
import { validationMessage } from '../../../validationMessage.ts'
import { actorOf, teamContext } from '../memberSession.ts'
import { approvalView } from './approvalView.ts'
import { rejectLesserRole } from './rejectLesserRole.ts'

/** Validates as the operation's own route would. @throws ApiError `missingField`, `invalidField`. */
const validated = (request: FastifyRequest, schema: TSchema | undefined, value: unknown, name: string): object => {
  if (!schema) return {}
  const shaped = normalise(schema, value)
  rejectUnstorable(shaped)
  const validate = request.compileValidationSchema(schema)
  if (validate(shaped)) return shaped as object
  const [error] = validate.errors ?? []
  throw invalidField(
    `${name}${error?.instancePath.replaceAll('/', '.') ?? ''}`,
    error ? validationMessage(error) : 'is not valid',
  )
}

export const requestApprovalHandler: AdminHandler<'requestApproval'> = async (ctx, { scope, body, request }) => {
  const operation: AdminOperation = adminOperationsById[body.operation]
  rejectLesserRole(request, operation)
  const params = { ...validated(request, operation.params, body.params, 'params') }
  const change = { operation: body.operation, params, requestedBy: actorOf(request) }
  const sent = { ...validated(request, operation.body, body.body, 'body') }
  return approvalView(await requestApproval(teamContext(ctx), scope, { ...change, body: sent }))
}
