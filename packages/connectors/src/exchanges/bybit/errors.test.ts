import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { parseLossless } from '../../kit/parseLossless.ts'
import { bybitErrors, bybitWithdrawErrors } from './errors.ts'

const rule = (code: number, message = '', table = bybitErrors) =>
  findRule(table, { status: 200, code: String(code), message })

it.each([
  [10002, 'clockSkew'],
  [10003, 'credentialsInvalid'],
  [10004, 'credentialsInvalid'],
  [10007, 'credentialsInvalid'],
  [33004, 'credentialsInvalid'],
  [10005, 'permissionMissing'],
  [10010, 'permissionMissing'],
  [10006, 'rateLimited'],
  [10018, 'rateLimited'],
  [10008, 'accountLocked'],
  [10027, 'accountLocked'],
  [131089, 'accountLocked'],
  [131090, 'accountLocked'],
  [131092, 'accountLocked'],
  [10024, 'regionRestricted'],
  [10028, 'refused'],
  [131004, 'kycRequired'],
  [131085, 'insufficientFunds'],
  [131212, 'insufficientFunds'],
  [131088, 'amountExceedsMaximum'],
  [131095, 'amountExceedsMaximum'],
  [131081, 'invalidAddress'],
  [131097, 'networkUnsupported'],
  [131096, 'refused'],
  [10001, 'refused'],
  [999999, 'refused'],
])('%d is %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

it.each([10000, 10016, 131001, 131003, 131200, 131201, 131206, 131230])('%d leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it.each([
  [10014, 'Invalid duplicate request.'],
  [131082, 'Do not repeat the request'],
  [131002, 'requestId duplicate'],
])('takes a twin for a trace, not for a no (%d)', (code, message) => {
  expect(rule(code, message).ambiguous).toBe(true)
})

it.each([
  [131001, 'the available balance is not sufficient to cover the handling fee', { kind: 'insufficientFunds' }],
  [131002, 'Withdraw address chain or destination tag are not equal', { outcome: 'addressWhitelistRequired' }],
  [131002, 'params err: timestamp out of invalid window', { kind: 'clockSkew' }],
  [131002, 'Parameter error: address', { kind: 'invalidAddress' }],
  [131002, 'Parameter error', { kind: 'refused' }],
  [131083, 'Withdraw only allowed from address book', { outcome: 'addressWhitelistRequired' }],
  [131093, 'The withdrawal address is not in the whitelist', { outcome: 'addressWhitelistRequired' }],
  [131002, 'beneficiary information is required', { outcome: 'travelRuleRequired' }],
  [131009, 'Travel Rule questionnaire missing', { outcome: 'travelRuleRequired' }],
] as const)('tells %d apart by its text: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

it('names the right to withdraw where the reads before it have worked', () => {
  expect(rule(10005).permission).toBe('Wallet: Account Transfer')
  expect(rule(10005, '', bybitWithdrawErrors).permission).toBe('Wallet: Withdrawal')
})

it('reads only its own form, whichever way the code is written', () => {
  const read = (text: string) => bybitErrors.readError(parseLossless(text))
  expect(read('{"retCode":10003,"retMsg":"API key is invalid.","result":{},"time":1}')).toEqual({
    code: '10003',
    message: 'API key is invalid.',
  })
  expect(read('{"retCode":"131093","retMsg":"x"}')).toEqual({ code: '131093', message: 'x' })
  for (const other of ['{}', '[]', 'null', '{"retCode":0,"retMsg":"OK"}', '{"retCode":1}', '{"ret_code":1}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})
