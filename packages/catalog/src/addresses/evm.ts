import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { AddressForm } from './addressForm.ts'

/** EIP-55: a letter is upper case where the hash of the lower-case text has 8 or more. */
export const toChecksumAddress = (address: string): string => {
  const hex = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  return `0x${Array.from(hex, (letter, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`
}

/** 20 bytes of hex; mixed case must carry its checksum. */
export const isEvmAddress: AddressForm = address => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const hex = address.slice(2)
  if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return true
  return toChecksumAddress(address) === address
}
