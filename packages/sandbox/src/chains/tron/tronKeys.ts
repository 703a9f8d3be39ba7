import { createHash } from 'node:crypto'

import { secp256k1 } from '@noble/curves/secp256k1.js'
import { createBase58check } from '@scure/base'
import { keccak256 } from 'viem'

import { publicKeyOf } from '../publicKeyOf.ts'
import { sandboxMnemonic } from '../treasury.ts'

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

const base58check = createBase58check(sha256)

/** A separate key for each name. */
export const keyOf = (name: string): Uint8Array => sha256(Buffer.from(`${sandboxMnemonic}/tron/${name}`))

const hashOf = (bytes: Uint8Array): Buffer => Buffer.from(keccak256(bytes, 'bytes'))

/** `41` and 20 bytes in hexadecimal, the node's default format. */
const addressOfPublicKey = (publicKey: Uint8Array): string =>
  `41${hashOf(publicKey.subarray(1)).subarray(-20).toString('hex')}`

export const addressOf = (key: Uint8Array): string => addressOfPublicKey(publicKeyOf(key, 'uncompressed'))

export const toBase58 = (address: string): string => base58check.encode(Buffer.from(address, 'hex'))

/** @throws Error for an invalid address. */
export const fromBase58 = (text: string): string => Buffer.from(base58check.decode(text)).toString('hex')

/** `r`, `s` and the recovery bit, in hexadecimal. */
export const signHash = (hash: Uint8Array, key: Uint8Array): string => {
  const [recovery = 0, ...bytes] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  return Buffer.from([...bytes, recovery + 27]).toString('hex')
}

/** The address of the signing key, or undefined if no key can be recovered. The last byte is 0, 1, 27 or 28. */
export const signerOf = (hash: Uint8Array, signature: string): string | undefined => {
  const bytes = Buffer.from(signature, 'hex')
  const last = bytes[64] ?? 0
  const recovery = last >= 27 ? last - 27 : last
  if (bytes.length !== 65 || recovery > 1) return undefined
  try {
    const read = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit(recovery)
    return addressOfPublicKey(read.recoverPublicKey(hash).toBytes(false))
  } catch {
    return undefined
  }
}

/** A signature of a text by TIP-191, as from `signMessageV2`. */
export const signMessage = (text: string, key: Uint8Array): string => {
  const bytes = Buffer.from(text)
  const hash = hashOf(Buffer.concat([Buffer.from(`\u0019TRON Signed Message:\n${bytes.length}`), bytes]))
  return `0x${signHash(hash, key)}`
}
