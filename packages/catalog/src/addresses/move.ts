import { hexToBytes } from '@noble/hashes/utils.js'

import type { AddressFamily } from './addressFamily.ts'

/** Sui and Aptos: 32 bytes of hex. Only the long form may be paid to; nodes, explorers and histories leave out leading zeros or `0x`. */
export const moveAddresses: AddressFamily = {
  read: address =>
    /^0x[0-9a-fA-F]{64}$/.test(address)
      ? { account: address.toLowerCase(), bytes: hexToBytes(address.slice(2)) }
      : undefined,
  respell: address => {
    const [, hex = address] = /^0x([0-9a-f]{1,64})$/i.exec(address) ?? []
    return hex !== address || /^[0-9a-f]{64}$/i.test(hex) ? `0x${hex.toLowerCase().padStart(64, '0')}` : undefined
  },
}
