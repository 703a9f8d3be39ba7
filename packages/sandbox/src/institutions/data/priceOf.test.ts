import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShort, unitsOf } from '../../money/baseUnits.ts'
import { assets } from './assets.ts'
import { priceOf, rateOf, valueInCents } from './priceOf.ts'

const symbols = fc.constantFrom(...assets.map(({ symbol }) => symbol))

test.each([
  ['ETH', 'USD', '3000'],
  ['USD', 'ETH', '0.000333333333'],
  ['BTC', 'EUR', '54545.454545454545'],
  ['DOGE', 'DOGE', '1'],
])('one %s costs %s %s', (base, quote, price) => {
  expect(priceOf(base, quote)).toBe(price)
})

test('there and back never gains', () => {
  fc.assert(
    fc.property(symbols, symbols, (a, b) => {
      const there = unitsOf(priceOf(a, b), 12)
      const back = unitsOf(priceOf(b, a), 12)
      expect(there * back).toBeLessThanOrEqual(10n ** 24n)
    }),
  )
})

test('a rate has at most 16 significant digits, and the last is rounded', () => {
  expect(rateOf('USD', 'BTC')).toBe('0.00001666666666666667')
  expect(rateOf('USD', 'USDC')).toBe('1')
  fc.assert(
    fc.property(
      symbols,
      symbols,
      (a, b) =>
        rateOf(a, b)
          .replace('.', '')
          .replace(/^0+|0+$/g, '').length <= 16,
    ),
  )
})

test('a value in cents is rounded down, and a debt is rounded towards zero', () => {
  expect(valueInCents('USDC', 9_999n)).toBe(0n)
  expect(valueInCents('USDC', 10_000n)).toBe(1n)
  expect(valueInCents('BTC', 1n)).toBe(0n)
  fc.assert(
    fc.property(symbols, fc.bigInt({ min: 0n, max: 10n ** 20n }), (symbol, units) => {
      expect(valueInCents(symbol, -units)).toBe(-valueInCents(symbol, units))
    }),
  )
})

test('a worth in cents is the price times the amount', () => {
  fc.assert(
    fc.property(fc.constantFrom('BTC', 'ETH', 'SOL'), fc.integer({ min: 0, max: 1_000_000 }), (symbol, whole) => {
      const cents = valueInCents(symbol, unitsOf(String(whole), 8))
      expect(formatShort(cents, 2)).toBe(String(Number(priceOf(symbol, 'USD')) * whole))
    }),
  )
})
