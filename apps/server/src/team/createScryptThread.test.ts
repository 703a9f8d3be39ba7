import { scryptSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { createScryptThread } from './createScryptThread.ts'

const salt = Buffer.alloc(16, 1)
const options = { N: 16, r: 8, p: 1, maxmem: 2 ** 20 }

test('the thread derives the key that Node derives, again and again', async () => {
  const derive = createScryptThread()
  for (const text of ['one', 'zwei', '三'])
    expect(await derive({ text, salt, keyBytes: 32, options })).toEqual(scryptSync(text, salt, 32, options))
})

test('a derivation that fails ends with an error, and the next one succeeds', async () => {
  const derive = createScryptThread()
  const tooLittle = { ...options, maxmem: 1 }
  await expect(derive({ text: 'one', salt, keyBytes: 32, options: tooLittle })).rejects.toThrow('could not be hashed')
  expect(await derive({ text: 'one', salt, keyBytes: 32, options })).toHaveLength(32)
})
