import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseFor, feeOf, marketPrice, valueOf, withoutFee } from './arithmetic.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 15n })
const prices = fc.bigInt({ min: 1n, max: 10n ** 18n })
const institutions = fc.constantFrom('coinbase', 'binance', 'binanceUs', 'okx')
const pair = { base: 'BTC', quote: 'USD' }

test('a fee is the rate of the institution, rounded up', () => {
  expect([feeOf('coinbase', 100_000n), feeOf('binance', 100_000n), feeOf('okx', 100_000n)]).toEqual([600n, 100n, 0n])
  expect([feeOf('coinbase', 1n), feeOf('coinbase', 0n)]).toEqual([1n, 0n])
})

test('the amount left without the fee covers the fee, and one unit more would exceed the total', () => {
  fc.assert(
    fc.property(institutions, units, (institution, total) => {
      const spent = withoutFee(institution, total)
      expect(spent + feeOf(institution, spent)).toBeLessThanOrEqual(total)
      expect(spent + 2n + feeOf(institution, spent + 2n)).toBeGreaterThan(total)
    }),
  )
})

test('a buyer pays at most one unit more than the seller gets', () => {
  fc.assert(
    fc.property(units, prices, (baseUnits, price) => {
      const [paid, got] = [valueOf(pair, 'buy', baseUnits, price), valueOf(pair, 'sell', baseUnits, price)]
      expect(paid - got === 0n || paid - got === 1n).toBe(true)
    }),
  )
})

test('a purchase for an amount of money costs no more than that amount', () => {
  fc.assert(
    fc.property(units, prices, (money, price) => {
      expect(valueOf(pair, 'buy', baseFor(pair, money, price), price)).toBeLessThanOrEqual(money)
    }),
  )
})

test('the market’s price has twelve decimals', () => {
  expect(marketPrice('ETH', 'USD')).toBe(3_000n * 10n ** 12n)
  expect(marketPrice('DOGE', 'BTC')).toBe(1_666_666n)
})
