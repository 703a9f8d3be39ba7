import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { parseLossless } from '../../kit/parseLossless.ts'
import { bitstampErrors, tableFor } from './errors.ts'

const rule = (code: string, message = '', table = bitstampErrors) => findRule(table, { status: 400, code, message })

it.each([
  ['API0001', 'credentialsInvalid'],
  ['API0002', 'permissionMissing'],
  ['API0005', 'credentialsInvalid'],
  ['API0006', 'accountLocked'],
  ['API0008', 'credentialsInvalid'],
  ['API0009', 'kycRequired'],
  ['API0010', 'refused'],
  ['API0011', 'credentialsInvalid'],
  ['API0017', 'clockSkew'],
  ['API0020', 'refused'],
  ['400.002', 'rateLimited'],
  ['400.067', 'rateLimited'],
  ['400.009', 'insufficientFunds'],
  ['403.001', 'kycRequired'],
  ['404.006', 'networkUnsupported'],
  ['400.001', 'refused'],
  ['999.999', 'refused'],
])('%s is %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

it.each(['500.001', '500.002', '500.003', '500.007', '500.016'])('%s leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it('takes a nonce that was used for a trace, not for a no', () => {
  expect(rule('API0004', 'Invalid nonce').ambiguous).toBe(true)
})

it.each([
  ['User not verified', { kind: 'kycRequired' }],
  ['USDC withdrawals are currently unavailable for your account', { kind: 'accountLocked' }],
  ['Your withdrawals are currently disabled', { kind: 'accountLocked' }],
  ['Your deposits are currently disabled', { kind: 'accountLocked' }],
  ['Not allowed to withdraw to specified USDC address', { outcome: 'addressWhitelistRequired' }],
  ['You have only 1.5 USDC available. Check your account balance for details.', { kind: 'insufficientFunds' }],
  ['amount: Ensure this value is greater than or equal to 5.', { kind: 'amountBelowMinimum' }],
  ['address: Ensure this value has at least 25 characters (it has 6).', { kind: 'invalidAddress' }],
  ['network: Invalid network selection', { kind: 'networkUnsupported' }],
  ['Contact does not exist', { outcome: 'travelRuleRequired' }],
  ['Contact is missing required information', { outcome: 'travelRuleRequired' }],
  ['Vasp does not exist', { outcome: 'travelRuleRequired' }],
  ['contact_uuid: You must set this field because contact_thirdparty=True', { outcome: 'travelRuleRequired' }],
  ['The address you provided is not verified', { outcome: 'travelRuleRequired' }],
  ["Bitstamp.net is under scheduled maintenance. We'll be back soon.", { kind: 'unavailable' }],
  ['Something went wrong, try again later.', { kind: 'unavailable' }],
  ['amount: Ensure that there are no more than 6 decimal places.', { kind: 'refused' }],
  ['amount: Enter a number. Use "." as a decimal point.', { kind: 'refused' }],
  ['Missing amount and/or address POST parameters.', { kind: 'refused' }],
] as const)('tells %s by its words', (message, expected) => {
  expect(rule('error', message)).toMatchObject(expected)
})

it.each([
  ['account_balances', 'Account balance'],
  ['account_balances/usdc', 'Account balance'],
  ['fees/withdrawal', 'Account balance'],
  ['withdrawal-requests', 'User transactions'],
  ['user_transactions', 'User transactions'],
  ['crypto-transactions', 'User transactions'],
  ['usdc_address', 'Crypto deposit address'],
  ['usdc_withdrawal', 'Crypto withdrawal'],
])('names the right that %s needs', (path, permission) => {
  expect(rule('API0003', '', tableFor(path))).toMatchObject({ kind: 'permissionMissing', permission })
  // The older form has no code.
  expect(rule('error', 'No permission found', tableFor(path))).toMatchObject({ permission })
})

it('reads each of its forms', () => {
  const read = (text: string) => bitstampErrors.readError(parseLossless(text))
  expect(read('{"status": "error", "reason": "Invalid nonce", "code": "API0004"}')).toEqual({
    code: 'API0004',
    message: 'Invalid nonce',
  })
  expect(read('{"error": "No permission found"}')).toEqual({ code: 'error', message: 'No permission found' })
  expect(read('{"error": {"amount": ["Too small.", "Really."]}}')?.message).toBe('amount: Too small. amount: Really.')
  expect(read('{"status":"error","reason":{"amount":["Not so."],"__all__":["No."," Never.",""]}}')?.message).toBe(
    'amount: Not so. No.  Never.',
  )
  expect(read('{"status":"error","reason":{"__all__":["No."]},"response_code":"403.004"}')).toEqual({
    code: '403.004',
    message: 'No.',
  })
  expect(read('{"code":"API5506","message":"Not here."}')).toEqual({ code: 'API5506', message: 'Not here.' })
  expect(read('{"response_code":"400.002"}')).toEqual({ code: '400.002', message: '' })
})

it.each([
  '{}',
  '[]',
  'null',
  '<p>',
  '{"id":1}',
  '{"status":"ok"}',
  '{"status":"error"}',
  '{"code":"USD","message":"x"}',
])('takes %s for no error of its', text => {
  expect(bitstampErrors.readError(parseLossless(text))).toBeUndefined()
})
