import { expect, test } from 'vitest'

import { rejectionError } from './rejectionError.ts'

test.each(['insufficientFunds', 'amountBelowMinimum', 'amountExceedsMaximum', 'refused'] as const)(
  'a rejection of the order itself (%s) is part of the result and throws nothing',
  reason => {
    expect(rejectionError({ reason, message: 'Not now' })).toBeUndefined()
  },
)

test.each([
  ['credentialsInvalid', 'invalidIntegrationToken'],
  ['permissionMissing', 'integrationPermissionMissing'],
  ['kycRequired', 'kycRequired'],
  ['accountLocked', 'accountLocked'],
  ['rateLimited', 'integrationRateLimited'],
  ['clockSkew', 'integrationUnavailable'],
] as const)('a rejection that is about the account or the moment (%s) is the error %s', (reason, type) => {
  expect(rejectionError({ reason, message: 'upstream words' })).toMatchObject({ name: 'ApiError', type })
})

test('an access token that expired during the call does not ask the user to reconnect, and the error says that no order was placed', () => {
  expect(rejectionError({ reason: 'tokenExpired', message: 'Token ended' })).toMatchObject({
    type: 'integrationUnavailable',
    message: 'Token ended; no order was placed.',
  })
})
