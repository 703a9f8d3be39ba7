import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShort, formatUnits, parseUnits, unitsOf } from './baseUnits.ts'

test('printed amounts are read back exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 29n }), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
      const text = formatUnits(units, decimals)
      if (text.split('.')[0]?.length ?? 0 <= 30) expect(parseUnits(text, decimals)).toBe(units)
    }),
  )
})

test.each(['', '-1', '+1', '1e3', '.5', '5.', '0x10', '1,5', ' 1', 'NaN'])('refuses %j', text => {
  expect(parseUnits(text, 8)).toBeUndefined()
})

test('excess decimals are refused, except trailing zeros', () => {
  expect(parseUnits('0.0000001', 6)).toBeUndefined()
  expect(parseUnits('0.1000000', 6)).toBe(100_000n)
  expect(() => unitsOf('1.234', 2)).toThrow(RangeError)
})

test('prints short and long', () => {
  expect(formatShort(1_500_000n, 6)).toBe('1.5')
  expect(formatShort(10_000_000n, 6)).toBe('10')
  expect(formatUnits(-1n, 2)).toBe('-0.01')
})
