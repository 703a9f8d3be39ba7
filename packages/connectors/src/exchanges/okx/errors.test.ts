import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { parseLossless } from '../../kit/parseLossless.ts'
import { okxErrors, okxWithdrawErrors } from './errors.ts'

const rule = (code: number | string, message = '', table = okxErrors) =>
  findRule(table, { status: 200, code: String(code), message })

const kinds: Readonly<Record<string, readonly number[]>> = {
  clockSkew: [50102, 50112],
  credentialsInvalid: [50101, 50103, 50104, 50105, 50106, 50111, 50113, 50114, 50119],
  permissionMissing: [50030, 50035, 50110, 50120, 58209, 59504],
  rateLimited: [50011, 50040, 50061, 58102],
  accountLocked: [50007, 50012, 50100, 58004, 58204, 58217, 58219],
  regionRestricted: [50051, 50121, 58248],
  kycRequired: [4088, 50059, 50060, 58011, 58210, 58230, 58233, 58235, 58306],
  invalidAddress: [58213, 58221, 58222],
  insufficientFunds: [58116, 58229, 58350],
  amountBelowMinimum: [58202, 58206],
  amountExceedsMaximum: [58201, 58205, 58258],
  networkUnsupported: [58010, 58200, 58214, 58226, 58249, 58303],
  refused: [50014, 58212, 58224, 58301, 999_999],
}

it.each(Object.entries(kinds).flatMap(([kind, codes]) => codes.map(code => [code, kind] as const)))(
  '%d is %s',
  (code, kind) => {
    expect(rule(code).kind).toBe(kind)
  },
)

it.each([1, 2, 50001, 50004, 50005, 50013, 50026, 50046, 58007])('%d leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it.each([
  [50042, 'Repeated request'],
  [50071, 'clientId already exists'],
  [58404, 'ClientId already exists'],
  [51000, 'Duplicate clientId'],
])('takes a twin for a trace, not for a no (%d)', (code, message) => {
  expect(rule(code, message).ambiguous).toBe(true)
})

it.each([
  [51000, 'Parameter ccy error', { kind: 'networkUnsupported' }],
  [51000, 'Parameter chain error', { kind: 'networkUnsupported' }],
  [51000, 'Parameter toAddr error', { kind: 'invalidAddress' }],
  [51000, 'Parameter amt error', { kind: 'refused' }],
  [58203, 'Please add a withdrawal address.', { outcome: 'addressWhitelistRequired' }],
  [58207, 'Withdrawal address isn’t on the verified address list.', { outcome: 'addressWhitelistRequired' }],
  [58237, 'please provide accurate recipient information (rcvrInfo)', { outcome: 'travelRuleRequired' }],
  [58239, 'You can’t withdraw to a private wallet via API.', { outcome: 'travelRuleRequired' }],
  [58254, 'complete the digital signature or satoshi test', { outcome: 'travelRuleRequired' }],
  [58299, 'Travel Rule information is missing', { outcome: 'travelRuleRequired' }],
] as const)('tells %d apart: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

it('names the right to withdraw where the reads before it have worked', () => {
  expect(rule(50120).permission).toBe('Read')
  expect(rule(50120, '', okxWithdrawErrors).permission).toBe('Withdraw')
})

it('reads only its own form, whichever way the code is written', () => {
  const read = (text: string) => okxErrors.readError(parseLossless(text))
  expect(read('{"code":"50111","data":[],"msg":"Invalid OK-ACCESS-KEY"}')).toEqual({
    code: '50111',
    message: 'Invalid OK-ACCESS-KEY',
  })
  expect(read('{"code":58207,"msg":"x"}')).toEqual({ code: '58207', message: 'x' })
  expect(read('{"code":"51008_1000","msg":"x"}')?.code).toBe('51008_1000')
  for (const other of ['{}', '[]', 'null', '{"code":"0","msg":""}', '{"code":"1"}', '{"msg":"x"}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})
