import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { coinbaseErrors } from './errors.ts'

it.each([
  [401, 'expired_token', 'The access token expired', 'tokenExpired'],
  [401, 'invalid_token', 'The access token expired', 'tokenExpired'],
  [401, 'invalid_token', 'The access token is invalid', 'credentialsInvalid'],
  [401, 'revoked_token', 'The access token was revoked', 'credentialsInvalid'],
  [401, 'authentication_error', 'invalid authentication', 'credentialsInvalid'],
  [401, 'invalid_authentication_method', 'API access is blocked', 'accountLocked'],
  [403, 'invalid_scope', 'Invalid scope', 'permissionMissing'],
  [400, 'personal_details_required', '', 'kycRequired'],
  [400, 'jumio_verification_required', '', 'kycRequired'],
  [400, 'unverified_email', '', 'kycRequired'],
  [429, 'rate_limit_exceeded', '', 'rateLimited'],
  [500, 'internal_server_error', '', 'unavailable'],
  [502, 'something_new', '', 'unavailable'],
  [400, 'something_new', '', 'refused'],
  [400, 'validation_error', 'You don’t have that much.', 'insufficientFunds'],
  [400, 'validation_error', 'Insufficient balance in source account', 'insufficientFunds'],
  [400, 'validation_error', 'Please enter a valid email or bitcoin address', 'invalidAddress'],
  [400, 'validation_error', 'Amount is below the minimum of 1 USDC', 'amountBelowMinimum'],
  [400, 'validation_error', 'Network is not supported for USDC', 'networkUnsupported'],
])('%d %s %j is %s', (status, code, message, kind) => {
  expect(findRule(coinbaseErrors, { status, code, message }).kind).toBe(kind)
})

it.each([
  [402, 'two_factor_required', 'Two-step verification code required to complete this request', 'secondFactorRequired'],
  [402, 'two_factor_required', 'The two-step verification code is invalid', 'secondFactorRefused'],
  [400, 'validation_error', 'Invalid 2FA token', 'secondFactorRefused'],
  [400, 'validation_error', 'Travel rule data is required: travel_rule_data', 'travelRuleRequired'],
  [400, 'validation_error', 'Address is not on your allowlist', 'addressWhitelistRequired'],
])('%d %s %j asks for %s', (status, code, message, outcome) => {
  expect(findRule(coinbaseErrors, { status, code, message }).outcome).toBe(outcome)
})

it('reads only its own form', () => {
  expect(coinbaseErrors.readError({ errors: [{ id: 'not_found', message: 'Not found' }] })).toEqual({
    code: 'not_found',
    message: 'Not found',
  })
  for (const other of [{}, [], null, 'x', { errors: [] }, { errors: {} }, { errors: [{ id: 1, message: '' }] }]) {
    expect(coinbaseErrors.readError(other)).toBeUndefined()
  }
})
