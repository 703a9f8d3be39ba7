import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareDecimals } from './decimal.ts'
import { shorten } from './shorten.ts'

test.each([
  ['30.21539639118', '30.215396', '30.215397'],
  ['0.00001234567891', '0.0000123456', '0.0000123457'],
  ['0.0004999999999', '0.000499999', '0.0005'],
  ['12.5', '12.5', '12.5'],
  ['1.00000000', '1', '1'],
  ['.5', '.5', '.5'],
])('%s is at most %s and at least %s', (amount, down, up) => {
  expect(shorten(amount, 'down')).toBe(down)
  expect(shorten(amount, 'up')).toBe(up)
})

test('a displayed maximum is never above the limit, and a displayed minimum never below it', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 22n }), fc.integer({ min: 1, max: 24 }))
    .map(([units, places]) => {
      const text = units.toString().padStart(places + 1, '0')
      return `${text.slice(0, -places)}.${text.slice(-places)}`
    })
  fc.assert(
    fc.property(amount, exact => {
      expect(compareDecimals(shorten(exact, 'down'), exact)).toBeLessThanOrEqual(0)
      expect(compareDecimals(shorten(exact, 'up'), exact)).toBeGreaterThanOrEqual(0)
    }),
  )
})
