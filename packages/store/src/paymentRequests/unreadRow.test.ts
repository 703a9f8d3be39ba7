import { expect, test } from 'vitest'

import { readUnread, unreadText } from './unreadRow.ts'

test('a destination keeps its block in the column, also beyond 2^53', () => {
  const unread = [
    { address: 'shop', block: 9_007_199_254_740_993n, scannedAtMs: 5 },
    { address: 'shop', tag: '7', block: 0n, scannedAtMs: 6 },
  ]
  expect((JSON.parse(unreadText(unread)) as Parameters<typeof readUnread>[0][]).map(readUnread)).toEqual(unread)
})
