import { expect, test } from 'vitest'

import { boxOverhead } from './cipher.ts'
import { decodeEnvelope, encodeEnvelope } from './envelope.ts'
import { keyBytes } from './vaultKey.ts'

const wrappedKey = Buffer.alloc(keyBytes + boxOverhead, 1)
const content = Buffer.alloc(boxOverhead + 3, 2)

test.each(['k', 'key-2026', 'k'.repeat(32)])('the parts of a value sealed under %s are read again', keyId => {
  expect(decodeEnvelope(encodeEnvelope({ keyId, wrappedKey, content }))).toEqual({ keyId, wrappedKey, content })
})

test('a value that is cut short, of another version or without a key id is malformed', () => {
  const sealed = encodeEnvelope({ keyId: 'key', wrappedKey, content })
  const shortest = sealed.subarray(0, sealed.length - 3)
  expect(decodeEnvelope(shortest).content).toHaveLength(boxOverhead)
  const otherVersion = Buffer.from(sealed)
  otherVersion[0] = 2
  const withoutId = Buffer.from(sealed)
  withoutId[1] = 0
  for (const value of [
    Buffer.alloc(0),
    Buffer.of(1),
    shortest.subarray(1),
    sealed.subarray(0, -4),
    otherVersion,
    withoutId,
  ])
    expect(() => decodeEnvelope(value)).toThrow('not a sealed value')
})
