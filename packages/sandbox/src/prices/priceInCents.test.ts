import fc from 'fast-check'
import { expect, test } from 'vitest'

import { priceInCents } from './priceInCents.ts'

const symbols = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '.'), minLength: 1, maxLength: 5 })
const seconds = fc.integer({ min: 0, max: 4_000_000_000 })
const nowMs = Date.UTC(2026, 0, 1)

test('the price of a share moves, and those of two shares move differently', () => {
  const walk = (symbol: string) =>
    Array.from({ length: 50 }, (_, day) => priceInCents(symbol, nowMs / 1000 + day * 86_400))
  expect(new Set(walk('AAPL')).size).toBeGreaterThan(40)
  expect(walk('AAPL')).not.toEqual(walk('MSFT'))
})

test('a price stays between 4 and 606 dollars and within a fifth of its first value', () => {
  fc.assert(
    fc.property(symbols, seconds, seconds, (symbol, one, other) => {
      const [a, b] = [priceInCents(symbol, one), priceInCents(symbol, other)]
      for (const cents of [a, b]) {
        expect(Number.isSafeInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThan(400)
        expect(cents).toBeLessThan(60_600)
      }
      expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(1.51)
    }),
  )
})

test('a price moves by less than a hundredth of a percent and a cent within a second', () => {
  fc.assert(
    fc.property(symbols, seconds, (symbol, second) => {
      const [a, b] = [priceInCents(symbol, second), priceInCents(symbol, second + 1)]
      expect(Math.abs(a - b)).toBeLessThanOrEqual(1 + a / 10_000)
    }),
  )
})
