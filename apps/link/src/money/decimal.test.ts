import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDecimals, compareDecimals, isDecimal, scaleDecimal, smallerDecimal, subtractDecimals } from './decimal.ts'

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, places]) => {
    const digits = units.toString().padStart(places + 1, '0')
    const fraction = digits.slice(digits.length - places)
    return places === 0 ? digits : `${digits.slice(0, digits.length - places)}.${fraction}`
  })

describe('decimal', () => {
  test('sums are exact where floats are not', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(subtractDecimals('1', '0.999999999999999999')).toBe('0.000000000000000001')
    expect(subtractDecimals('1', '2')).toBe('0')
    expect(scaleDecimal('1', '1', '3', 6)).toBe('0.333333')
    expect(scaleDecimal('1', '1', '0', 6)).toBe('0')
    expect(smallerDecimal('10', '9.99')).toBe('9.99')
  })

  test('subtracting an added amount gives the original', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareDecimals(subtractDecimals(addDecimals(a, b), b), a)).toBe(0)
      }),
    )
  })

  test('comparison agrees with addition, and rounding never rounds up', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(compareDecimals(addDecimals(a, b), a)).toBeGreaterThanOrEqual(0)
        expect(compareDecimals(scaleDecimal(a, '1', '3', 8), a)).toBeLessThanOrEqual(0)
        expect(Math.sign(compareDecimals(a, b)) + Math.sign(compareDecimals(b, a))).toBe(0)
      }),
    )
  })

  test.each(['1', '1.5', '0.000001'])('accepts %s', text => expect(isDecimal(text)).toBe(true))
  test.each(['', '.', '1.', '.5', '-1', '1e5', '1,5', ' 1', 'NaN'])('refuses %j', text =>
    expect(isDecimal(text)).toBe(false),
  )
})
