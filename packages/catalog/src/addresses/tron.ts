import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

import type { AddressForm } from './addressForm.ts'
import { tryDecode } from './tryDecode.ts'

const base58check = createBase58check(sha256)

/** `T…`: 0x41 and 20 bytes, the same on every Tron network. */
export const isTronAddress: AddressForm = address => {
  const bytes = tryDecode(() => base58check.decode(address))
  return bytes?.length === 21 && bytes[0] === 0x41
}
