import { base32nopad } from '@scure/base'

import type { AddressFamily } from './addressFamily.ts'
import { crc16, tryDecode } from './tryDecode.ts'

const accountVersion = 6 << 3
const muxedVersion = 12 << 3

/** The content between version and checksum (CRC-16, little endian), or `undefined` (SEP-23). */
const decodeChecked = (address: string, version: number, length: number): Uint8Array | undefined => {
  const bytes = tryDecode(() => base32nopad.decode(address))
  if (bytes?.length !== length + 3 || bytes[0] !== version) return undefined
  const sum = crc16(bytes.subarray(0, -2))
  return bytes.at(-2) === (sum & 0xff) && bytes.at(-1) === sum >> 8 ? bytes.subarray(1, -2) : undefined
}

const encodeAccount = (key: Uint8Array): string => {
  const content = Uint8Array.of(accountVersion, ...key)
  const sum = crc16(content)
  return base32nopad.encode(Uint8Array.of(...content, sum & 0xff, sum >> 8))
}

/** `G…`, the same on every network, or `M…`, an account with an embedded 64-bit id. `G…` is canonical. */
export const stellarAddresses: AddressFamily = {
  read: address => {
    if (address.length === 56) {
      const bytes = decodeChecked(address, accountVersion, 32)
      return bytes && { account: address, bytes }
    }
    const content = address.length === 69 ? decodeChecked(address, muxedVersion, 40) : undefined
    if (content === undefined) return undefined
    const id = new DataView(content.buffer, content.byteOffset).getBigUint64(32)
    const bytes = content.subarray(0, 32)
    return { account: encodeAccount(bytes), bytes, tag: String(id) }
  },
  embedsTags: true,
}
