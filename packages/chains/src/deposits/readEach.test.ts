import { expect, test } from 'vitest'

import { readEach } from './readEach.ts'

test('an account that cannot be read is unread, and the others are read', async () => {
  const found = await readEach(['a', 'b'], 10n, async address => {
    if (address === 'a') throw new Error('a transaction that nobody understands')
    return { deposits: [], unread: [{ address, tag: '7', readTo: 12n }] }
  })
  expect(found.unread).toEqual([
    { address: 'a', readTo: 9n },
    { address: 'b', tag: '7', readTo: 12n },
  ])
})

test('an error is thrown if the node returns no account', async () => {
  await expect(readEach(['a', 'b'], 10n, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
