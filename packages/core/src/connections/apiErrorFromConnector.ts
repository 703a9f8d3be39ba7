import type { ErrorType } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import { ConnectorError, type ConnectorErrorKind, ipAddressPermission } from './connectorError.ts'

/** The API error for each reason why an institution rejects a read. */
const answers: Record<ConnectorErrorKind, ErrorType> = {
  credentialsInvalid: 'invalidIntegrationToken',
  tokenExpired: 'invalidIntegrationToken',
  permissionMissing: 'integrationPermissionMissing',
  kycRequired: 'kycRequired',
  accountLocked: 'accountLocked',
  regionRestricted: 'regionRestricted',
  insufficientFunds: 'insufficientFunds',
  invalidAddress: 'invalidAddress',
  amountBelowMinimum: 'amountBelowMinimum',
  amountExceedsMaximum: 'amountExceedsMaximum',
  networkUnsupported: 'networkNotSupported',
  rateLimited: 'integrationRateLimited',
  clockSkew: 'integrationUnavailable',
  unavailable: 'integrationUnavailable',
  malformed: 'integrationUnavailable',
  refused: 'integrationUnavailable',
}

/** Converts a connector's error to an API error. Any other error is returned unchanged. */
export const apiErrorFromConnector = (error: unknown): unknown => {
  if (!(error instanceof ConnectorError)) return error
  const isRestricted = error.kind === 'permissionMissing' && error.permission === ipAddressPermission
  if (isRestricted) return new ApiError('integrationAddressRestricted', { cause: error })
  return new ApiError(answers[error.kind], {
    cause: error,
    ...(error.kind === 'permissionMissing' && error.permission
      ? { message: `The connected account lacks the permission "${error.permission}".` }
      : {}),
    ...defined({ retryAfterMs: error.retryAfterMs }),
  })
}
