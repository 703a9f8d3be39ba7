import { expect, test } from 'vitest'

import { percentOf, ratioOf } from './percent.ts'

test.each([
  ['0', 0],
  ['0.7', 0.007],
  ['2.55', 0.0255],
  ['100', 1],
])('%s percent is the ratio %d, and back', (percent, ratio) => {
  expect(ratioOf(percent)).toBe(ratio)
  expect(percentOf(ratio)).toBe(Number(percent))
})
