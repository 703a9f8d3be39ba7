import { createHash } from 'node:crypto'

import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bech32 } from '@scure/base'

import { publicKeyOf } from '../publicKeyOf.ts'
import { sandboxMnemonic } from '../treasury.ts'

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A separate key for each name. */
export const keyOf = (name: string): Uint8Array => sha256(Buffer.from(`${sandboxMnemonic}/cosmos/${name}`))

/** Of the 33 bytes of a public key. */
export const addressOfPublicKey = (prefix: string, publicKey: Uint8Array): string =>
  bech32.encodeFromBytes(prefix, createHash('ripemd160').update(sha256(publicKey)).digest())

export const addressOf = (prefix: string, key: Uint8Array): string => addressOfPublicKey(prefix, publicKeyOf(key))

/** The account of a module, which has no key. */
export const moduleAddress = (prefix: string, name: string): string =>
  bech32.encodeFromBytes(prefix, sha256(Buffer.from(name)).subarray(0, 20))

/** Whether the text is an account of a chain with this prefix. */
export const isAddress = (prefix: string, text: string): boolean => {
  try {
    const read = bech32.decodeToBytes(text)
    return read.prefix === prefix && [20, 32].includes(read.bytes.length) && text === text.toLowerCase()
  } catch {
    return false
  }
}

/** `r` and `s`, of which the chains accept the lower `s` alone. */
export const signBytes = (bytes: Uint8Array, key: Uint8Array): Uint8Array =>
  secp256k1.sign(sha256(bytes), key, { prehash: false, lowS: true })

export const isSignedBy = (bytes: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean => {
  try {
    return secp256k1.verify(signature, sha256(bytes), publicKey, { prehash: false, lowS: true })
  } catch {
    return false
  }
}
