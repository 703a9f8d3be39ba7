import { expect, test } from 'vitest'

import { freeWithin } from './fiatCurrencies.ts'

test.each([
  ['3', '5', '3'],
  ['7', '5', '5'],
  ['-1', '5', '0'],
  ['1', '-5', '0'],
  ['0', '0', '0'],
])('of %s free in %s, %s', (free, total, expected) => {
  expect(freeWithin(free, total)).toBe(expected)
})
