import { expect, test } from 'vitest'

import { plainDecimal } from './plainDecimal.ts'

test.each([
  [0, '0'],
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  [0.000_000_001, '0.000000001'],
  [123_456.789, '123456.789'],
  [1e21, '1000000000000000000000'],
])('%s is written as %s', (value, text) => {
  expect(plainDecimal(value)).toBe(text)
})
