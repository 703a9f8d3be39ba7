import { expect, test } from 'vitest'

import { addressOf, fromClassic, isSignedBy, keyOf, publicKeyHex, signWith, toClassic } from './xrplKeys.ts'

const key = keyOf('treasury')

test('an address is read back, and a changed letter fails its checksum', () => {
  const address = addressOf(key)
  expect(toClassic(fromClassic(address))).toBe(address)
  const changed = address.slice(0, -1) + (address.endsWith('a') ? 'b' : 'a')
  expect(() => fromClassic(changed)).toThrow('Not a classic address')
})

test('a signature is of its message and its key alone', () => {
  const message = Buffer.from('payment')
  const signature = signWith(message, key)
  expect(isSignedBy(message, signature, publicKeyHex(key))).toBe(true)
  expect(isSignedBy(Buffer.from('Payment'), signature, publicKeyHex(key))).toBe(false)
  expect(isSignedBy(message, signature, publicKeyHex(keyOf('another')))).toBe(false)
  expect(isSignedBy(message, 'zz', 'ED')).toBe(false)
})
