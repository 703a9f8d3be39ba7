import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp } from '@scure/base'

import { type AddressForm, tryDecode } from './tryDecode.ts'

const startsWith = (bytes: Uint8Array, prefix: readonly number[]): boolean =>
  prefix.every((byte, at) => bytes[at] === byte)

/** The content of a checked base58 text, or `undefined` when the last four bytes are not its checksum. */
const decodeChecked = (address: string): Uint8Array | undefined => {
  const bytes = tryDecode(() => base58xrp.decode(address))
  if (bytes === undefined || bytes.length < 5) return undefined
  const content = bytes.subarray(0, -4)
  const sum = sha256(sha256(content))
  return bytes.subarray(-4).every((byte, at) => byte === sum[at]) ? content : undefined
}

/** `prefix (2) | account (20) | 0: no tag, 1: a tag | tag (4, little endian) | zeros (4)`. */
const isXAddress = (content: Uint8Array, prefix: readonly number[]): boolean => {
  if (content.length !== 31 || !startsWith(content, prefix)) return false
  const hasTag = content[22]
  const tag = content.subarray(23, 27)
  const rest = content.subarray(27)
  return rest.every(byte => byte === 0) && (hasTag === 1 || (hasTag === 0 && tag.every(byte => byte === 0)))
}

/** `r…`, the same on every network, or an X-address (`X…`, `T…` on a test network), which holds its tag. */
export const isRippleAddress: AddressForm = (address, { testnet }) => {
  const content = decodeChecked(address)
  if (content === undefined) return false
  if (content.length === 21) return content[0] === 0
  return isXAddress(content, testnet ? [0x04, 0x93] : [0x05, 0x44])
}
