import { expect, test } from 'vitest'

import { sameHash } from './sameHash.ts'

test('case and prefix make no other hash, and a digit does', () => {
  expect(sameHash('0xABCDEF', 'abcdef')).toBe(true)
  expect(sameHash('0XAB', '0xab')).toBe(true)
  expect(sameHash('0xab', '0xac')).toBe(false)
  expect(sameHash('ab', '0x0xab')).toBe(false)
})
