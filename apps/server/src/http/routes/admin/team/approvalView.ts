import { isApprovable } from '@rialto/contract'
import { ApiError, type ApprovalRequest } from '@rialto/core'

export const approvalView = ({
  id,
  operation,
  params,
  body,
  requestedBy,
  requestedAtMs,
  expiresAtMs,
}: ApprovalRequest) => {
  if (!isApprovable(operation)) throw new ApiError('serverFailure')
  return {
    id,
    operation,
    params: { ...params },
    body: { ...body },
    requestedBy: requestedBy.name,
    requestedById: requestedBy.id,
    requestedTimestamp: Math.floor(requestedAtMs / 1000),
    expiresTimestamp: Math.floor(expiresAtMs / 1000),
  }
}
