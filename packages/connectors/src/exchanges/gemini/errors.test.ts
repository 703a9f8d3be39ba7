import { describe, expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { parseLossless } from '../../kit/parseLossless.ts'
import { errorsOf } from './errors.ts'
import { keyWay, signInWay } from './ways.ts'

const byKey = errorsOf(keyWay, 'crypto:send')
const byToken = errorsOf(signInWay, 'crypto:send')
const rule = (code: string, message = '', status = 400, table = byKey) => findRule(table, { status, code, message })

it.each([
  ['InvalidNonce', 'clockSkew'],
  ['InvalidSignature', 'credentialsInvalid'],
  ['InvalidApiKey', 'credentialsInvalid'],
  ['MissingSecurityHeaders', 'credentialsInvalid'],
  ['MissingAccounts', 'credentialsInvalid'],
  ['RemoteAddressForbidden', 'permissionMissing'],
  ['ApiKeyIpFilteringFailure', 'permissionMissing'],
  ['AccountClosed', 'accountLocked'],
  ['RateLimit', 'rateLimited'],
  ['Too Many Requests', 'rateLimited'],
  ['InsufficientFunds', 'insufficientFunds'],
  ['UnsupportedNetwork', 'networkUnsupported'],
  ['InvalidQuantity', 'refused'],
  ['SomethingNew', 'refused'],
])('%s is %s', (code, kind) => expect(rule(code).kind).toBe(kind))

it.each(['Maintenance', 'System', 'Internal Server Error'])('%s leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it.each([
  ['Cryptocurrency withdrawal address whitelists are not enabled for account 24.', 'addressWhitelistRequired'],
  ['0xA6 is not on the approved address list', 'addressWhitelistRequired'],
  ['The travel rule lets you withdraw in the app only', 'travelRuleRequired'],
] as const)('%s: %s', (message, outcome) => expect(rule('X', message).outcome).toBe(outcome))

it.each([
  ['Insufficient Funds', 'insufficientFunds'],
  ['The amount exceeds your available balance', 'insufficientFunds'],
  ['Amount is below the minimum of 1 USDC', 'amountBelowMinimum'],
  ['Your daily limit exceeded', 'amountExceedsMaximum'],
  ['Invalid address for ethereum: 0x12', 'invalidAddress'],
  ["Supplied value 'foochain' is not a supported network.", 'networkUnsupported'],
  ['Your account is not verified', 'kycRequired'],
  ['Withdrawals are not available in your jurisdiction', 'regionRestricted'],
  ['The account has been frozen', 'accountLocked'],
])('"%s" is %s', (message, kind) => expect(rule('X', message).kind).toBe(kind))

it('knows the one reason of a withdrawal that users have met', () => {
  expect(rule('CryptoAddressWhitelistsNotEnabled').outcome).toBe('addressWhitelistRequired')
})

it('takes a twin for a trace, not for a no', () => {
  expect(rule('X', 'A withdrawal with this clientTransferId was made before').ambiguous).toBe(true)
})

it('lets Gemini’s own words tell that a key wants the time', () => {
  const words = "Nonce '1669661118488' is not within 30 seconds of server time '1669661120'"
  expect(rule('InvalidNonce', words)).toMatchObject({ kind: 'clockSkew' })
  expect(rule('InvalidNonce', words).text).toBeUndefined()
})

describe('what is missing', () => {
  it('is a role of a key, and a scope of a token', () => {
    expect(rule('MissingRole', '', 403).permission).toBe('Fund Manager')
    expect(rule('MissingRole', '', 403, byToken).permission).toBe('crypto:send')
    expect(rule('AnyReason', '', 403, byToken).permission).toBe('crypto:send')
    expect(rule('AnyReason', '', 403).kind).toBe('refused')
  })

  it('is a new token after 401, unless the grant is said to be gone', () => {
    expect(rule('InvalidAccessToken', 'The access token is invalid', 401, byToken).kind).toBe('tokenExpired')
    expect(rule('AnyReason', 'The token was revoked', 401, byToken).kind).toBe('credentialsInvalid')
    expect(rule('AnyReason', '', 401).kind).toBe('credentialsInvalid')
  })
})

it('reads only its own two forms', () => {
  const read = (text: string) => byKey.readError(parseLossless(text))
  expect(read('{"result":"error","reason":"MissingRole","message":"x"}')).toEqual({ code: 'MissingRole', message: 'x' })
  expect(read('{"result":"error","reason":"MissingRole"}')).toEqual({ code: 'MissingRole', message: 'MissingRole' })
  expect(read('{"error":"MissingRole","message":"OrderStatus required"}')).toEqual({
    code: 'MissingRole',
    message: 'OrderStatus required',
  })
  for (const other of ['{}', '[]', 'null', '{"result":"ok"}', '{"result":"error"}', '{"reason":"x"}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})
