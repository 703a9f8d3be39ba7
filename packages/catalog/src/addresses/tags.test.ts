import { expect, test } from 'vitest'

import { isValidTag, needsTag } from './tags.ts'

test.each([
  ['ripple', '0'],
  ['ripple', '4294967295'],
  ['stellar', 'a'.repeat(28)],
  ['stellar', '18446744073709551615'],
  ['stellar', 'ab'.repeat(32)],
  ['tvm', 'order 12'],
  ['injective', 'é'.repeat(128)],
  ['cosmos', '104857'],
] as const)('%s takes %s', (type, tag) => expect(isValidTag(type, tag)).toBe(true))

test.each([
  ['ripple', ''],
  ['ripple', '4294967296'],
  ['ripple', '01'],
  ['ripple', '-1'],
  ['ripple', '1.0'],
  ['ripple', '1e3'],
  ['ripple', 'abc'],
  ['stellar', ''],
  ['stellar', 'é'.repeat(15)],
  ['tvm', 'a'.repeat(124)],
  ['tvm', 'a\nb'],
  ['stellar', ' '],
  ['stellar', '123 '],
  ['tvm', '  '],
  ['injective', ' 7'],
  ['noble', '7\n'],
  ['injective', 'a'.repeat(257)],
  ['evm', '1'],
  ['bitcoin', ''],
] as const)('%s refuses %j', (type, tag) => expect(isValidTag(type, tag)).toBe(false))

test('is needed on the memo chains and nowhere else', () => {
  for (const type of ['ripple', 'stellar', 'tvm', 'injective', 'cosmos', 'noble'] as const)
    expect(needsTag(type)).toBe(true)
  for (const type of ['evm', 'solana', 'bitcoin', 'tron', 'unknown'] as const) expect(needsTag(type)).toBe(false)
})
