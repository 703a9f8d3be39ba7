import { expect, test } from 'vitest'

import { isolate, isRightToLeft } from './isolate.ts'

test('a value is isolated in a right-to-left text only', () => {
  expect(isolate('5 USDC', 'ar-EG')).toBe('\u20685 USDC\u2069')
  expect(isolate('5 USDC', 'de')).toBe('5 USDC')
})

test.each([
  ['ar', true],
  ['he-IL', true],
  ['ara', false],
  ['', false],
])('the language %j is written from right to left: %s', (locale, expected) => {
  expect(isRightToLeft(locale)).toBe(expected)
})
