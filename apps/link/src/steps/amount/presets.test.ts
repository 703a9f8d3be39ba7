import { expect, test } from 'vitest'

import { moneyPresets } from './presets.ts'

const wide = { minimum: '1', maximum: '1000000' }

test.each([
  ['1', ['20', '50', '100']],
  ['1.25', ['10', '20', '50']],
  ['0.0066', ['2000', '5000', '10000']],
  ['0.025', ['500', '2000', '10000']],
])('presets for a currency unit of %s dollars are round amounts of that currency', (usd, expected) => {
  expect(moneyPresets(usd, wide)).toEqual(expected)
})

test('presets are within the limits, and a single preset is not offered', () => {
  expect(moneyPresets('1', { minimum: '30', maximum: '300' })).toEqual(['50', '100', '200'])
  expect(moneyPresets('1', { minimum: '1', maximum: '30' })).toEqual([])
})
