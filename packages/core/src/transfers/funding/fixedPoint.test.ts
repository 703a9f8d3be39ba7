import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  createReader,
  format,
  formatMillionths,
  one,
  overDown,
  overUp,
  roundDownTo,
  roundUpTo,
  timesDown,
  timesUp,
} from './fixedPoint.ts'

const read = createReader()
const units = fc.bigInt({ min: 0n, max: 10n ** 40n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 40n })

describe('fixed-point decimals', () => {
  test('formatted values read back unchanged', () => {
    fc.assert(
      fc.property(units, value => {
        expect(read(format(value))).toBe(value)
      }),
    )
    expect(['0', '12', '0.5', '1.230'].map(text => format(read(text)))).toEqual(['0', '12', '0.5', '1.23'])
  })

  test('digits after the 24th decimal are cut off', () => {
    expect(format(read(`0.${'9'.repeat(30)}`))).toBe(`0.${'9'.repeat(24)}`)
  })

  test('round products and quotients by at most one unit, in the direction of their name', () => {
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        expect(timesUp(a, b) * one).toBeGreaterThanOrEqual(a * b)
        expect(timesDown(a, b) * one).toBeLessThanOrEqual(a * b)
        expect(timesUp(a, b) - timesDown(a, b)).toBeLessThanOrEqual(1n)
        expect(overUp(a, b) * b).toBeGreaterThanOrEqual(a * one)
        expect(overDown(a, b) * b).toBeLessThanOrEqual(a * one)
        expect(overUp(a, b) - overDown(a, b)).toBeLessThanOrEqual(1n)
      }),
    )
  })

  test('rounding goes up or down to the given decimals and leaves shorter values unchanged', () => {
    fc.assert(
      fc.property(units, fc.nat(24), (value, decimals) => {
        const [up, down] = [roundUpTo(value, decimals), roundDownTo(value, decimals)]
        expect(down).toBeLessThanOrEqual(value)
        expect(up).toBeGreaterThanOrEqual(value)
        expect((format(up).split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals)
        expect(roundDownTo(down, decimals)).toBe(down)
      }),
    )
  })

  test('show millionths rounded up', () => {
    expect(formatMillionths(read('1.0000001'))).toBe('1.000001')
    expect(formatMillionths(read('12.5'))).toBe('12.5')
  })
})
