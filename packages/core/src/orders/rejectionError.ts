import { ConnectorError, type RejectionReason } from '../connections/connectorError.ts'
import { apiErrorFromConnector } from '../connections/apiErrorFromConnector.ts'
import { ApiError } from '../kernel/apiError.ts'

/** Rejections that are about the order: part of the result. The others are about the account or the moment. */
const aboutTheOrder: ReadonlySet<RejectionReason> = new Set([
  'insufficientFunds',
  'amountBelowMinimum',
  'amountExceedsMaximum',
  'refused',
])

/** The API error for a rejection. Undefined if the result itself states the reason. */
export const rejectionError = ({ reason, message }: { reason: RejectionReason; message: string }): unknown => {
  if (aboutTheOrder.has(reason)) return undefined
  // The user does not have to reconnect, because the next call uses fresh credentials.
  if (reason === 'tokenExpired')
    return new ApiError('integrationUnavailable', { message: `${message}; no order was placed.` })
  return apiErrorFromConnector(new ConnectorError(reason, message))
}
