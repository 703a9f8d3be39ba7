import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp } from '@scure/base'

import type { AddressAccount, AddressFamily } from './addressFamily.ts'
import { tryDecode } from './tryDecode.ts'

const checksumOf = (content: Uint8Array): Uint8Array => sha256(sha256(content)).subarray(0, 4)

/** The content of a checked base58 text, or `undefined` when the last four bytes are not its checksum. */
const decodeChecked = (address: string): Uint8Array | undefined => {
  const bytes = tryDecode(() => base58xrp.decode(address))
  if (bytes === undefined || bytes.length < 5) return undefined
  const content = bytes.subarray(0, -4)
  const sum = checksumOf(content)
  return bytes.subarray(-4).every((byte, at) => byte === sum[at]) ? content : undefined
}

const encodeClassic = (account: Uint8Array): string => {
  const content = Uint8Array.of(0, ...account)
  return base58xrp.encode(Uint8Array.of(...content, ...checksumOf(content)))
}

/** `prefix (2) | account (20) | 0: no tag, 1: a tag | tag (4, little endian) | zeros (4)` (XLS-5d). */
const readXAddress = (content: Uint8Array, prefix: readonly number[]): AddressAccount | undefined => {
  if (content.length !== 31 || !prefix.every((byte, at) => content[at] === byte)) return undefined
  const view = new DataView(content.buffer, content.byteOffset)
  const [hasTag, tag, rest] = [view.getUint8(22), view.getUint32(23, true), view.getUint32(27, true)]
  if (hasTag > 1 || rest !== 0 || (hasTag === 0 && tag !== 0)) return undefined
  const bytes = content.subarray(2, 22)
  const account = encodeClassic(bytes)
  return hasTag === 1 ? { account, bytes, tag: String(tag) } : { account, bytes }
}

/**
 * `r…`, the same on every network, or an X-address (`X…`, `T…` on a test network), which may contain a tag. The
 * classic text is canonical.
 */
export const rippleAddresses: AddressFamily = {
  read: (address, { testnet }) => {
    const content = decodeChecked(address)
    if (content === undefined) return undefined
    if (content.length === 21) return content[0] === 0 ? { account: address, bytes: content.subarray(1) } : undefined
    return readXAddress(content, testnet ? [0x04, 0x93] : [0x05, 0x44])
  },
  embedsTags: true,
}
