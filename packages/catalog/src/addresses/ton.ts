import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base64, base64url } from '@scure/base'

import type { AddressFamily, AddressReader } from './addressFamily.ts'
import { crc16, tryDecode } from './tryDecode.ts'

const raw = /^(?:0|-1):[0-9a-fA-F]{64}$/
const testOnly = 0x80
const bounceable = 0x11
const notBounceable = 0x51
const workchains: ReadonlyMap<number | undefined, string> = new Map([
  [0x00, '0'],
  [0xff, '-1'],
])

/** `flags (1) | workchain (1) | hash (32) | CRC-16, big endian (2)` in either base64. */
const readFriendly: AddressReader = (address, { testnet }) => {
  if (address.length !== 48) return undefined
  const bytes = tryDecode(() => (/[-_]/.test(address) ? base64url : base64).decode(address))
  const workchain = workchains.get(bytes?.[1])
  if (bytes?.length !== 36 || workchain === undefined) return undefined
  const flags = bytes[0] ?? 0
  // A test network accepts both kinds of flags; the main network only its own.
  if ((flags & testOnly) !== 0 && !testnet) return undefined
  if (![bounceable, notBounceable].includes(flags & ~testOnly)) return undefined
  const sum = crc16(bytes.subarray(0, 34))
  const isWhole = bytes[34] === sum >> 8 && bytes[35] === (sum & 0xff)
  const hash = bytes.subarray(2, 34)
  return isWhole ? { account: `${workchain}:${bytesToHex(hash)}`, bytes: hash } : undefined
}

/**
 * The spelling that wallets show: base64url, not bounceable, for every network. Coins that are sent to it stay there, also
 * before the wallet has sent for the first time.
 */
export const friendlyTonAddress = (account: string): string => {
  const [workchain, hash = ''] = account.split(':')
  const content = Uint8Array.of(notBounceable, workchain === '-1' ? 0xff : 0x00, ...hexToBytes(hash))
  const sum = crc16(content)
  return base64url.encode(Uint8Array.of(...content, sum >> 8, sum & 0xff))
}

/** One account has a raw text and eight friendly ones: two alphabets, bounceable or not, for the main network or any. Raw in lower case is canonical. */
export const tonAddresses: AddressFamily = {
  read: (address, options) =>
    raw.test(address)
      ? { account: address.toLowerCase(), bytes: hexToBytes(address.slice(-64)) }
      : readFriendly(address, options),
}
