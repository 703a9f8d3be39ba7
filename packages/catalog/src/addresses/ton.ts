import { base64, base64url } from '@scure/base'

import { type AddressForm, crc16, tryDecode } from './tryDecode.ts'

const raw = /^(0|-1):[0-9a-fA-F]{64}$/
const testOnly = 0x80
const bounceable = 0x11
const notBounceable = 0x51
const workchains: readonly (number | undefined)[] = [0x00, 0xff]

/** `flags (1) | workchain (1) | hash (32) | CRC-16, big endian (2)` in either base64. */
const isFriendly = (address: string, testnet: boolean): boolean => {
  if (address.length !== 48) return false
  const bytes = tryDecode(() => (/[-_]/.test(address) ? base64url : base64).decode(address))
  if (bytes?.length !== 36) return false
  const flags = bytes[0] ?? 0
  // A test network takes both kinds of flags; the main network only its own.
  if ((flags & testOnly) !== 0 && !testnet) return false
  if (![bounceable, notBounceable].includes(flags & ~testOnly) || !workchains.includes(bytes[1])) return false
  const sum = crc16(bytes.subarray(0, 34))
  return bytes[34] === sum >> 8 && bytes[35] === (sum & 0xff)
}

export const isTonAddress: AddressForm = (address, { testnet }) => raw.test(address) || isFriendly(address, testnet)
