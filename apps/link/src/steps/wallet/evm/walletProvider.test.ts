import { expect, test } from 'vitest'

import { isHash, toChainId } from './walletProvider.ts'

test('a chain’s id is written in hexadecimal digits without leading zeros', () => {
  expect([1, 8453].map(toChainId)).toEqual(['0x1', '0x2105'])
})

test('a hash has 64 hexadecimal digits', () => {
  expect(isHash(`0x${'aB'.repeat(32)}`)).toBe(true)
  for (const text of [`0x${'a'.repeat(63)}`, `0x${'g'.repeat(64)}`, 'a'.repeat(64), 5, undefined])
    expect(isHash(text)).toBe(false)
})
