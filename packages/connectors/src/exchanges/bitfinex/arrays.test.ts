import { expect, test } from 'vitest'

import { isNotice, place } from './arrays.ts'

test('a position without text is empty', () => {
  expect([place(['a', 1, null], 0), place(['a', 1, null], 1), place([], 7)]).toEqual(['a', '', ''])
})

test('only a row of eight values is a notice', () => {
  expect(isNotice(Array.from({ length: 8 }, () => null))).toBe(true)
  expect(isNotice(Array.from({ length: 7 }, () => null))).toBe(false)
})
