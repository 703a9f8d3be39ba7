import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { parseLossless } from '../../kit/parseLossless.ts'
import { kucoinErrors, kucoinWithdrawErrors } from './errors.ts'

const rule = (code: string, message = '', table = kucoinErrors) => findRule(table, { status: 200, code, message })

it.each([
  ['400001', 'credentialsInvalid'],
  ['400003', 'credentialsInvalid'],
  ['400004', 'credentialsInvalid'],
  ['400005', 'credentialsInvalid'],
  ['400008', 'credentialsInvalid'],
  ['400009', 'credentialsInvalid'],
  ['400002', 'clockSkew'],
  ['400006', 'permissionMissing'],
  ['400007', 'permissionMissing'],
  ['429000', 'rateLimited'],
  ['200002', 'rateLimited'],
  ['411100', 'accountLocked'],
  ['400700', 'accountLocked'],
  ['400301', 'regionRestricted'],
  ['400302', 'regionRestricted'],
  ['400303', 'kycRequired'],
  ['260100', 'insufficientFunds'],
  ['260210', 'refused'],
  ['900014', 'networkUnsupported'],
  ['400100', 'refused'],
  ['999999', 'refused'],
])('%s is %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

it.each(['408000', '500000', '501000', '503000', '504000', '505000'])('%s leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it.each([
  ['400100', 'account.available.amount', { kind: 'insufficientFunds' }],
  ['400100', 'The withdrawal amount is below the minimum requirement.', { kind: 'amountBelowMinimum' }],
  ['400100', 'Withdrawal amount is below the minimum requirement.', { kind: 'amountBelowMinimum' }],
  ['400100', 'Incorrect withdrawal address', { kind: 'invalidAddress' }],
  ['400100', 'Travel Rule information is required', { outcome: 'travelRuleRequired' }],
  ['260325', 'whatever', { outcome: 'addressWhitelistRequired' }],
  [
    '400100',
    'Already set withdraw whitelist, this address is not favorite address',
    { outcome: 'addressWhitelistRequired' },
  ],
] as const)('tells %s apart by its text: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

it('names the right to withdraw where the reads before it have worked', () => {
  expect(rule('400007').permission).toBe('General')
  expect(rule('400007', '', kucoinWithdrawErrors).permission).toBe('Withdrawal')
})

it('reads only its own form, whichever way the code is written', () => {
  const read = (text: string) => kucoinErrors.readError(parseLossless(text))
  expect(read('{"code":"400003","msg":"KC-API-KEY does not exist."}')).toEqual({
    code: '400003',
    message: 'KC-API-KEY does not exist.',
  })
  expect(read('{"code":500000,"msg":null}')).toEqual({ code: '500000', message: '' })
  expect(read('{"code":"400100"}')).toEqual({ code: '400100', message: '' })
  for (const other of ['{}', '[]', 'null', '{"code":"200000","msg":"x"}', '{"code":"OK"}', '{"msg":"x"}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})
