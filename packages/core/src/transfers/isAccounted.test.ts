import { expect, test } from 'vitest'

import { isAccounted } from './isAccounted.ts'

test('a transfer that a person ended as short or returned is accounted for, and no other', () => {
  const finding = { kind: 'short', sinceMs: 1, arrived: '9' } as const
  expect(isAccounted({ phase: 'failed', finding: { ...finding, handledAtMs: 2 } })).toBe(true)
  expect(isAccounted({ phase: 'failed', refunded: { amount: '9' } })).toBe(true)
  expect(isAccounted({ phase: 'failed', finding })).toBe(false)
  expect(isAccounted({ phase: 'failed' })).toBe(false)
  expect(isAccounted({ phase: 'onChain', finding: { ...finding, handledAtMs: 2 } })).toBe(false)
})
