import { expect, test } from 'vitest'

import { createSignatureVerifier } from './createSignatureVerifier.ts'

const address = 'TBqTaFhfxhdw8GvjXovXdRziYYgzVMry5y'
/** Signed by `signMessageV2` of TronWeb 6.5.1 with the key `0123…0123`. */
const vectors = [
  [
    'hello world',
    'e0ed0a1ebc3a4ea5d77adb0424d3a47babb1bf705c69d616698973ef5e6e163b6fe360adbe42f68eb7ba083920f6c7cbd41f6a2aebaaa0a9ebf53608d0f8c37e1c',
  ],
  [
    '',
    '8ff9bc8d7c2bb866d65e00ce16302541e19b396d5a8f3afcb141eb450f45a6550bc2cc062e453df621276b28ac8d0bd1cb8154af2257fcd5e1917f29940bd3681c',
  ],
  [
    'Üñí 🙂\nzweite Zeile',
    '26e687374a61cda8077393ce408ffcde77f8cf6add86a1444d52c94a63e5e08514a200299ec73895b9482c4bfaa290c26cad17888c737155a9fb9e0770ce12bb1b',
  ],
] as const

const verifier = createSignatureVerifier()
const check = (message: string, signature: string, of = address) =>
  verifier.verify({ networkId: '', family: 'tron', address: of, message, signature })

test.each(vectors)(
  'TIP-191: the signature of TronWeb for %j is accepted, with and without 0x',
  async (message, hex) => {
    expect(await check(message, `0x${hex}`)).toBe(true)
    expect(await check(message, hex.toUpperCase())).toBe(true)
  },
)

test.each(vectors)('a change of anything in %j, its signature or its address is not accepted', async (message, hex) => {
  expect(await check(`${message} `, hex)).toBe(false)
  expect(await check(message, hex, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(false)
  for (const at of [0, 31, 32, 63, 64]) {
    const bytes = Buffer.from(hex, 'hex')
    bytes[at] = (bytes[at] ?? 0) ^ 1
    // The last byte selects one of two possible keys. With the other value the signature belongs to another key.
    expect(await check(message, bytes.toString('hex'))).toBe(false)
  }
  for (const wrong of ['', hex.slice(2), `${hex}00`, `${hex.slice(0, -2)}1d`, 'g'.repeat(130)])
    expect(await check(message, wrong)).toBe(false)
})
