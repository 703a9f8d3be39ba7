import fc from 'fast-check'
import { expect, test } from 'vitest'

import { box, boxOverhead, unbox } from './cipher.ts'
import { generateVaultKey } from './vaultKey.ts'

const key = generateVaultKey()
const place = Buffer.from('connections:credentials:1')

test('a sealed value opens again, and is longer by a fixed number of bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), content => {
      const boxed = box(key, Buffer.from(content), place)
      expect(boxed).toHaveLength(content.length + boxOverhead)
      expect(unbox(key, boxed, place).equals(content)).toBe(true)
    }),
  )
})

test('no byte can be changed', () => {
  const boxed = box(key, Buffer.from('secret'), place)
  for (const [at, byte] of boxed.entries()) {
    const changed = Buffer.from(boxed)
    changed[at] = byte ^ 1
    expect(() => unbox(key, changed, place)).toThrow('changed')
  }
})

test('another row, another key and less than an empty box open nothing', () => {
  const boxed = box(key, Buffer.from('secret'), place)
  expect(() => unbox(key, boxed, Buffer.from('connections:credentials:2'))).toThrow('does not belong to its row')
  expect(() => unbox(generateVaultKey(), boxed, place)).toThrow('does not belong to its row')
  expect(() => unbox(key, boxed.subarray(0, boxOverhead - 1), place)).toThrow('too short')
})
