import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { alpacaErrors } from './errors.ts'

const ruleOf = (status: number, body: object) => {
  const upstream = alpacaErrors.readError(body)
  return upstream && findRule(alpacaErrors, { status, ...upstream })
}

it.each([
  [401, { code: 40110000, message: 'request is not authorized' }, 'credentialsInvalid'],
  [401, { message: 'access token expired' }, 'credentialsInvalid'],
  [403, { message: 'forbidden.' }, 'credentialsInvalid'],
  [403, { code: 40310000, message: 'this token was not granted the required scope' }, 'permissionMissing'],
  [429, { code: 42910000, message: 'rate limit exceeded' }, 'rateLimited'],
  [
    403,
    { code: 40310000, message: 'insufficient balance for USDT (requested: 221.63, available: 0)' },
    'insufficientFunds',
  ],
  [422, { code: 42210000, message: 'amount is below the minimum of 1' }, 'amountBelowMinimum'],
  [422, { code: 42210000, message: 'amount exceeds the daily limit' }, 'amountExceedsMaximum'],
  [422, { code: 42210000, message: 'invalid address' }, 'invalidAddress'],
  [422, { code: 42210000, message: 'asset is not supported on this chain' }, 'networkUnsupported'],
  [403, { code: 40310000, message: 'account is restricted' }, 'accountLocked'],
  [403, { code: 40310000, message: 'not available in your state, nor in that region: not yet' }, 'regionRestricted'],
  [404, { code: 40410000, message: 'order is not found.' }, 'refused'],
  [500, { code: 50010000, message: 'internal server error' }, 'unavailable'],
])('%i %o is %s', (status, body, kind) => expect(ruleOf(status, body)?.kind).toBe(kind))

it.each([
  [403, { code: 40310000, message: 'address is not whitelisted' }, 'addressWhitelistRequired'],
  [400, { code: 40010000, message: 'Travel rule information is required' }, 'travelRuleRequired'],
])('%i %o is %s', (status, body, outcome) => expect(ruleOf(status, body)?.outcome).toBe(outcome))

it.each([{}, [], { id: 'a', message: 'a transfer with a note' }, { message: 7 }, 'forbidden', null])(
  'takes %j for no error',
  body => expect(alpacaErrors.readError(body)).toBeUndefined(),
)
