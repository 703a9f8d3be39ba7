import { expect, test } from 'vitest'

import { readAssetAmount, readDecimal } from './readDecimal.ts'

const refused = (why: string) => expect.objectContaining({ type: 'invalidField', message: `fee: ${why}` })

test('a decimal within its bounds is read in its one form', () => {
  expect(readDecimal('fee', '007.50', { to: '10', places: 2 })).toBe('7.5')
  expect(readDecimal('fee', '0', { to: '1' })).toBe('0')
  expect(readAssetAmount('fee', '0.000001', 6)).toBe('0.000001')
})

test.each(['-0.01', '1.01', '0.123', 'x', '', '1e3', ' 1'])('%s is refused with the bounds of its field', text => {
  const reason = 'must be at least 0 and at most 1, with at most 2 decimals'
  expect(() => readDecimal('fee', text, { to: '1', places: 2 })).toThrow(refused(reason))
})

test.each(['0', '-1', '0.0000001'])('an amount of %s of an asset with six decimals is refused', text => {
  expect(() => readAssetAmount('fee', text, 6)).toThrow(refused('must be greater than 0, with at most 6 decimals'))
})
