import { keccak_256 } from '@noble/hashes/sha3.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import type { AddressFamily, AddressReader } from './addressFamily.ts'

/**
 * Cache of checksums, because an address recurs in a quote, a preview and an execution, and the hash takes a tenth of
 * a quote's time.
 */
const remembered = new Map<string, string>()
const maxRemembered = 1_000

/** EIP-55: a letter is upper case if the hash of the lower-case text has 8 or more at its position. */
export const toChecksumAddress = (address: string): string => {
  const hex = address.slice(2).toLowerCase()
  const known = remembered.get(hex) ?? checksum(hex)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(hex, known)
  return known
}

const checksum = (hex: string): string => {
  const hash = keccak_256(utf8ToBytes(hex))
  let text = '0x'
  for (const [at, byte] of hash.subarray(0, hex.length / 2).entries()) {
    const [high, low] = [hex.charAt(2 * at), hex.charAt(2 * at + 1)]
    text += byte >> 4 >= 8 ? high.toUpperCase() : high
    text += (byte & 0xf) >= 8 ? low.toUpperCase() : low
  }
  return text
}

const hasChecksum = (address: string): boolean => {
  const hex = address.slice(2)
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || toChecksumAddress(address) === address
}

/** 20 bytes of hex; mixed case must carry its checksum. */
const readEvmAddress: AddressReader = address =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && hasChecksum(address)
    ? { account: address.toLowerCase(), bytes: hexToBytes(address.slice(2)) }
    : undefined

/**
 * The canonical text is lower case. Histories also show an address without `0x`, with `0X`, or in another mixed case.
 */
export const evmAddresses: AddressFamily = {
  read: readEvmAddress,
  respell: address => {
    const [, hex] = /^(?:0x)?([0-9a-f]{40})$/i.exec(address) ?? []
    return hex === undefined ? undefined : `0x${hex.toLowerCase()}`
  },
}
