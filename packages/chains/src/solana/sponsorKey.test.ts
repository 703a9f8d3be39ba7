import { base58 } from '@scure/base'
import { expect, test } from 'vitest'

import { addressOfKey, isSponsorKey } from './sponsorKey.ts'

const secret = new Uint8Array(32).fill(7)
const own = new Uint8Array(32).fill(9)

test('the address of a key is its public half', () => {
  const key = base58.encode(Uint8Array.of(...secret, ...own))
  expect(isSponsorKey(key)).toBe(true)
  expect(addressOfKey(key)).toBe(base58.encode(own))
})

test('the secret half alone, a URL and text that is not base58 are rejected as keys', () => {
  for (const text of [base58.encode(secret), '', '0OIl', 'https://node.example']) expect(isSponsorKey(text)).toBe(false)
})
