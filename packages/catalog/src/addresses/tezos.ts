import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

import type { AddressFamily } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

const base58check = createBase58check(sha256)

/** tz1, tz2, tz3 and KT1, each before 20 bytes. */
const prefixes = [
  [6, 161, 159],
  [6, 161, 161],
  [6, 161, 164],
  [2, 90, 121],
] as const

/** Base58Check has one text for its bytes: the text itself is canonical. */
export const tezosAddresses: AddressFamily = {
  read: address => {
    const bytes = tryDecode(() => base58check.decode(address))
    const isOne = bytes?.length === 23 && prefixes.some(prefix => prefix.every((byte, at) => bytes[at] === byte))
    return isOne ? { account: address, bytes: bytes.subarray(3) } : undefined
  },
}
