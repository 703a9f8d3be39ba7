import { errorCatalogue } from '@rialto/contract'
import { expect, test } from 'vitest'

import { ApiError } from '../kernel/apiError.ts'
import { ConnectorError, type ConnectorErrorKind, ipAddressPermission } from './connectorError.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'

const answers: Record<ConnectorErrorKind, string> = {
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

test.each(Object.entries(answers))('%s becomes %s, without the institution’s own text', (kind, type) => {
  const cause = new ConnectorError(kind as ConnectorErrorKind, 'upstream words', { upstreamCode: 'E17' })
  const error = apiErrorFromConnector(cause) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error.type).toBe(type)
  expect(error.cause).toBe(cause)
  expect(error.message).toBe(errorCatalogue[error.type].message)
  expect(`${error.message}${error.displayMessage}`).not.toMatch(/upstream|E17/)
})

test('the time to wait and the permission that is missing come through', () => {
  const limited = apiErrorFromConnector(new ConnectorError('rateLimited', '', { retryAfterMs: 1_500 })) as ApiError
  expect(limited.retryAfterMs).toBe(1_500)
  const missing = apiErrorFromConnector(new ConnectorError('permissionMissing', '', { permission: 'send' })) as ApiError
  expect(missing.message).toContain('"send"')
})

test('a key restricted to other IP addresses has its own error type', () => {
  const error = new ConnectorError('permissionMissing', 'upstream words', { permission: ipAddressPermission })
  expect(apiErrorFromConnector(error)).toMatchObject({ type: 'integrationAddressRestricted' })
})

test('errors that are not connector errors pass through unchanged', () => {
  const error = new Error('a defect')
  expect(apiErrorFromConnector(error)).toBe(error)
  expect(apiErrorFromConnector(undefined)).toBeUndefined()
})
