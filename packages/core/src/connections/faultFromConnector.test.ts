import { errorCatalogue } from '@rialto/contract'
import { expect, test } from 'vitest'

import { Fault } from '../kernel/fault.ts'
import { ConnectorError, type ConnectorErrorKind } from './connectorError.ts'
import { faultFromConnector } from './faultFromConnector.ts'

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

test.each(Object.entries(answers))('%s is answered as %s, without the institution’s own words', (kind, type) => {
  const error = new ConnectorError(kind as ConnectorErrorKind, 'upstream words', { upstreamCode: 'E17' })
  const fault = faultFromConnector(error) as Fault
  expect(fault).toBeInstanceOf(Fault)
  expect(fault.type).toBe(type)
  expect(fault.cause).toBe(error)
  expect(fault.message).toBe(errorCatalogue[fault.type].message)
  expect(`${fault.message}${fault.displayMessage}`).not.toMatch(/upstream|E17/)
})

test('the time to wait and the permission that is missing come through', () => {
  const limited = faultFromConnector(new ConnectorError('rateLimited', '', { retryAfterMs: 1_500 })) as Fault
  expect(limited.retryAfterMs).toBe(1_500)
  const missing = faultFromConnector(new ConnectorError('permissionMissing', '', { permission: 'send' })) as Fault
  expect(missing.message).toContain('"send"')
})

test('what is not a connector’s error passes as it is', () => {
  const error = new Error('a defect')
  expect(faultFromConnector(error)).toBe(error)
  expect(faultFromConnector(undefined)).toBeUndefined()
})
