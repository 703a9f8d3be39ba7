import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { canonicalHash, hashSpellings } from './canonicalHash.ts'

const networkOf = (networkType: string) => networks.find(one => one.networkType === networkType)?.id ?? ''
const bytes = Uint8Array.from({ length: 32 }, (_, index) => 255 - index * 3)
const hex = Buffer.from(bytes).toString('hex')

test('every spelling of a hash on TON is one hash', () => {
  const base64 = Buffer.from(bytes).toString('base64')
  const url = Buffer.from(bytes).toString('base64url')
  // The last character of 43 has two bits that are not part of the hash.
  const loose = `${url.slice(0, -1)}${String.fromCharCode(url.charCodeAt(42) + 1)}`
  const spellings = [hex, base64, base64.replace('=', ''), url, loose]
  expect(new Set(spellings).size).toBe(5)
  expect(new Set(spellings.map(one => canonicalHash(networkOf('tvm'), one)))).toEqual(new Set([hex]))
})

test('a hash on an EVM network is one with and without 0x, in capitals and small letters', () => {
  const spellings = [hex, `0x${hex}`, hex.toUpperCase(), `0X${hex.toUpperCase()}`]
  expect(new Set(spellings.map(one => canonicalHash(networkOf('evm'), one)))).toEqual(new Set([`0x${hex}`]))
})

test('a search has every spelling that an institution may have written', () => {
  const base64 = Buffer.from(bytes).toString('base64')
  const found = hashSpellings(networkOf('tvm'), Buffer.from(bytes).toString('base64url'))
  expect(found).toEqual(expect.arrayContaining([hex, base64.toLowerCase(), base64.replace('=', '').toLowerCase()]))
  expect(hashSpellings(networkOf('evm'), hex.toUpperCase())).toEqual([`0x${hex}`])
  expect(hashSpellings(networkOf('solana'), 'Ab')).toEqual(['ab'])
})

test('a hash of another network is unchanged, like a text of another form', () => {
  const text = 'A'.repeat(43)
  expect(canonicalHash(networkOf('solana'), text)).toBe(text)
  expect(canonicalHash(networkOf('tvm'), 'A'.repeat(42))).toBe('A'.repeat(42))
})
