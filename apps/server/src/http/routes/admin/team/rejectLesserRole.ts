import { type AdminOperation, mayCall, requiredRole } from '@rialto/contract'
import { ApiError } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

/** Requires the role of the changed operation. @throws ApiError `permissionDenied`. */
export const rejectLesserRole = (request: FastifyRequest, operation: AdminOperation): void => {
  if (!request.heldRole || !mayCall(request.heldRole, operation))
    throw new ApiError('permissionDenied', { message: `This needs the role ${requiredRole(operation)}.` })
}
