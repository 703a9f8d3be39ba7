import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { cryptoTransaction, dateTime, numberOf, userTransaction } from './transactions.ts'

test('a later transaction has a greater number, and one always has the same', () => {
  const times = fc.integer({ min: 1, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(fc.string(), fc.string(), times, (a, b, atMs) => {
      expect(numberOf(a, atMs)).toBeLessThan(numberOf(b, atMs + 1))
      expect(numberOf(a, atMs)).toBe(numberOf(a, atMs))
      expect(Number.isSafeInteger(numberOf(a, atMs))).toBe(true)
    }),
  )
})

test('times are written in UTC, to the second', () => {
  expect(dateTime(Date.UTC(2022, 0, 31, 16, 7, 32, 999))).toBe('2022-01-31 16:07:32')
})

test('sent amounts are negative, the fee is separate, and the other currencies are zero', () => {
  const row = userTransaction(aWithdrawal({ asset: 'BTC', amountUnits: '150000000' }), '1', '5000')
  expect(row).toMatchObject({ type: '1', btc: '-1.50000000', fee: '0.00005000', usd: 0, eur: 0 })
  expect(userTransaction(aWithdrawal(), '0', '0')).toMatchObject({ type: '0', usdc: '5.000000', fee: '0.000000' })
})

test('in the crypto transactions an amount is a number and a time is in seconds', () => {
  expect(cryptoTransaction(aWithdrawal({ amountUnits: '1' }))).toMatchObject({
    amount: 1e-6,
    datetime: Date.UTC(2035, 0, 12, 9) / 1_000,
    txid: '',
  })
  expect(cryptoTransaction(aWithdrawal({ hash: '0xab' })).txid).toBe('0xab')
})
