import { expect, test } from 'vitest'

import { addressOf, fromBase58, keyOf, sha256, signerOf, signHash, toBase58 } from './tronKeys.ts'

const key = keyOf('test')
const hash = sha256(Buffer.from('text'))

test('an address is the same in base58 and in hexadecimal', () => {
  // USDT's contract on the main network, as explorers show it in both formats.
  expect(toBase58('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  expect(fromBase58(toBase58(addressOf(key)))).toBe(addressOf(key))
  expect(() => fromBase58('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')).toThrow()
})

test('each name has a separate key, which is stable', () => {
  expect(Buffer.from(keyOf('test')).equals(Buffer.from(key))).toBe(true)
  expect(addressOf(keyOf('other'))).not.toBe(addressOf(key))
})

test('a signature gives back the address of its key, with either form of the last byte', () => {
  const signature = signHash(hash, key)
  expect(signerOf(hash, signature)).toBe(addressOf(key))
  const low = (Number.parseInt(signature.slice(128), 16) - 27).toString(16).padStart(2, '0')
  expect(signerOf(hash, `${signature.slice(0, 128)}${low}`)).toBe(addressOf(key))
  expect(signerOf(sha256(Buffer.from('other')), signature)).not.toBe(addressOf(key))
})

test('invalid signatures have no signer', () => {
  for (const signature of ['', 'zz', `${'0'.repeat(128)}1b`, `${signHash(hash, key)}00`, `${'1'.repeat(128)}02`])
    expect(signerOf(hash, signature)).toBeUndefined()
})
