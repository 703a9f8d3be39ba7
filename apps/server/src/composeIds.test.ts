import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { ids } from './composeIds.ts'

test('digests are those of SHA-256, also of text beyond ASCII', () => {
  for (const text of ['', 'sk_live', 'Zürich €'])
    expect(ids.sha256(text)).toEqual(createHash('sha256').update(text, 'utf8').digest())
})

test('random text has the requested number of bytes and never repeats', () => {
  expect(ids.hex(32)).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(Array.from({ length: 100 }, () => ids.hex(8))).size).toBe(100)
})
