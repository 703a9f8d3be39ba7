import { expect, it } from 'vitest'
import { findRule } from '../../kit/errorTable.ts'
import { binanceErrors, binanceWithdrawErrors } from './errors.ts'
import { binance } from './variants.ts'

const rule = (code: number, message = '', table = binanceErrors(binance)) =>
  findRule(table, { status: 400, code: String(code), message })

it.each([
  [-1021, 'clockSkew'],
  [-1022, 'credentialsInvalid'],
  [-2008, 'credentialsInvalid'],
  [-2014, 'credentialsInvalid'],
  [-2015, 'credentialsInvalid'],
  [-1002, 'permissionMissing'],
  [-1003, 'rateLimited'],
  [-4005, 'rateLimited'],
  [-4007, 'invalidAddress'],
  [-4018, 'networkUnsupported'],
  [-4019, 'networkUnsupported'],
  [-4022, 'amountBelowMinimum'],
  [-4023, 'amountExceedsMaximum'],
  [-4026, 'insufficientFunds'],
  [-4016, 'accountLocked'],
  [-4044, 'regionRestricted'],
  [-1102, 'refused'],
  [-9999, 'refused'],
])('%d is %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

it('reads -2015 as a missing right where a read has just worked', () => {
  expect(rule(-2015, '', binanceWithdrawErrors(binance))).toMatchObject({
    kind: 'permissionMissing',
    permission: 'Enable Withdrawals',
  })
})

it.each([-1000, -1001, -1006, -1007, -1008, -3000])('%d leaves the outcome open', code => {
  expect(rule(code).kind).toBe('unavailable')
})

it('takes a duplicate reference for a trace, not for a no', () => {
  expect(rule(-4000, 'Duplicate withdrawOrderId').ambiguous).toBe(true)
})

it('knows what the user can still do', () => {
  expect(rule(-4035, 'This address is not on the whitelist.').outcome).toBe('addressWhitelistRequired')
  expect(rule(-4104, 'Travel rule information is required.').outcome).toBe('travelRuleRequired')
  expect(rule(0, 'Service unavailable from a restricted location').kind).toBe('regionRestricted')
})

it('reads only its own form', () => {
  expect(binanceErrors(binance).readError({ code: -1121, msg: 'Invalid symbol.' })).toEqual({
    code: '-1121',
    message: 'Invalid symbol.',
  })
  for (const other of [{}, [], null, { code: '-1', msg: 'x' }, { code: -1 }, { msg: 'x' }]) {
    expect(binanceErrors(binance).readError(other)).toBeUndefined()
  }
})
