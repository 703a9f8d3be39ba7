import { expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { krakenErrors, krakenWithdrawErrors, tableFor } from './errors.ts'

const ruleOf = (error: string, table = krakenErrors) => {
  const upstream = table.readError({ error: [error] })
  if (upstream === undefined) throw new Error('no error')
  return findRule(table, { status: 200, ...upstream })
}

test.each([
  ['EAPI:Invalid key', 'credentialsInvalid'],
  ['EAPI:Invalid signature', 'credentialsInvalid'],
  ['ESession:Invalid session', 'credentialsInvalid'],
  ['EAPI:Invalid nonce', 'clockSkew'],
  ['EAPI:Rate limit exceeded', 'rateLimited'],
  ['EGeneral:Temporary lockout', 'rateLimited'],
  ['EGeneral:Too many requests', 'rateLimited'],
  ['EService:Throttled:1768216000', 'rateLimited'],
  ['EAccount:Invalid permissions:USDT trading restricted for US:TX.', 'regionRestricted'],
  ['EAccount:Invalid permissions', 'kycRequired'],
  ['EAuth:Account unconfirmed', 'kycRequired'],
  ['EAuth:Account temporary disabled', 'accountLocked'],
  ['ETrade:User Locked', 'accountLocked'],
  ['EFunding:Unknown asset', 'networkUnsupported'],
  ['EQuery:Unknown asset', 'networkUnsupported'],
  ['EFunding:No funding method', 'networkUnsupported'],
  ['EFunding:Insufficient funds', 'insufficientFunds'],
  ['EFunding:Amount below minimum', 'amountBelowMinimum'],
  ['EFunding:Withdrawal limit exceeded', 'amountExceedsMaximum'],
  ['EFunding:Max fee exceeded', 'refused'],
  ['EFunding:Invalid amount', 'refused'],
  ['EGeneral:Invalid arguments:amount', 'refused'],
  ['ENew:Never seen', 'refused'],
])('%s is %s', (error, kind) => expect(ruleOf(error).kind).toBe(kind))

test.each(['EService:Unavailable', 'EService:Busy', 'EService:Timeout', 'EGeneral:Internal error'])(
  '%s leaves the outcome open',
  error => expect(ruleOf(error).kind).toBe('unavailable'),
)

test.each([
  'EFunding:Withdrawal limit exceeded',
  'EFunding:Amount below minimum',
  'EFunding:Insufficient funds',
  'EFunding:Unknown method',
  'ETrade:User Locked',
])('%s leaves the outcome of a withdrawal open: Kraken documents no such error', error => {
  expect(ruleOf(error, krakenWithdrawErrors).createdNothing).toBeUndefined()
})

test('errors that the user can resolve have their own outcome', () => {
  expect(ruleOf('EFunding:Unknown withdraw key').outcome).toBe('addressWhitelistRequired')
  expect(ruleOf('EFunding:Invalid withdrawal address').outcome).toBe('addressWhitelistRequired')
  expect(ruleOf('EAPI:Invalid signature', krakenWithdrawErrors).outcome).toBe('secondFactorRequired')
})

test.each([
  ['BalanceEx', 'Funds: Query'],
  ['DepositStatus', 'Funds: Query'],
  ['DepositMethods', 'Funds: Deposit'],
  ['WithdrawStatus', 'Funds: Withdraw'],
  ['Withdraw', 'Funds: Withdraw'],
])('names the right that %s requires', (method, permission) => {
  const table = method === 'Withdraw' ? krakenWithdrawErrors : tableFor(method)
  expect(ruleOf('EGeneral:Permission denied', table)).toMatchObject({ kind: 'permissionMissing', permission })
})

test('ignores warnings, and parses only its own format', () => {
  expect(krakenErrors.readError({ error: ['WGeneral:Soon', 'EAPI:Invalid key'] })).toEqual({
    code: 'EAPI:Invalid key',
    message: 'Invalid key',
  })
  for (const other of [{}, [], null, { error: [] }, { error: ['WGeneral:Soon'] }, { error: 'EAPI' }, { error: [1] }]) {
    expect(krakenErrors.readError(other)).toBeUndefined()
  }
})
