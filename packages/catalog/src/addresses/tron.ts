import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'

import type { AddressFamily } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

const base58check = createBase58check(sha256)
const version = 0x41

/** `T…`: 0x41 and 20 bytes, the same on every Tron network. Nodes write the 21 bytes in hex, contracts and logs the last 20. */
export const tronAddresses: AddressFamily = {
  read: address => {
    const bytes = tryDecode(() => base58check.decode(address))
    return bytes?.length === 21 && bytes[0] === version ? { account: address, bytes: bytes.subarray(1) } : undefined
  },
  respell: address => {
    const [, hex] = /^(?:0x)?41([0-9a-f]{40})$/i.exec(address) ?? /^0x([0-9a-f]{40})$/i.exec(address) ?? []
    return hex === undefined ? undefined : base58check.encode(Uint8Array.of(version, ...hexToBytes(hex)))
  },
}
