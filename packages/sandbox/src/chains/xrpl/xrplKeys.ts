import { createHash } from 'node:crypto'

import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58xrp } from '@scure/base'

import { publicKeyOf } from '../publicKeyOf.ts'
import { sandboxMnemonic } from '../treasury.ts'

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** The first half of SHA-512, the ledger's hash for names and signatures. */
export const halfSha512 = (bytes: Uint8Array): Buffer => createHash('sha512').update(bytes).digest().subarray(0, 32)

/** A separate key for each name. */
export const keyOf = (name: string): Uint8Array => sha256(Buffer.from(`${sandboxMnemonic}/xrpl/${name}`))

/** In hexadecimal, the format of `SigningPubKey`. */
export const publicKeyHex = (key: Uint8Array): string => Buffer.from(publicKeyOf(key)).toString('hex').toUpperCase()

const checksumOf = (content: Uint8Array): Buffer => sha256(sha256(content)).subarray(0, 4)

/** `r…`, from the 20 bytes of an account. */
export const toClassic = (account: Uint8Array): string => {
  const content = Buffer.concat([Buffer.of(0), account])
  return base58xrp.encode(Buffer.concat([content, checksumOf(content)]))
}

/** @throws Error for an invalid classic address. */
export const fromClassic = (address: string): Buffer => {
  const bytes = Buffer.from(base58xrp.decode(address))
  const content = bytes.subarray(0, -4)
  if (content.length !== 21 || content[0] !== 0 || !checksumOf(content).equals(bytes.subarray(-4)))
    throw new Error('Not a classic address')
  return content.subarray(1)
}

/** The address of a public key's own account. */
export const addressOfPublicKey = (publicKey: string): string =>
  toClassic(
    createHash('ripemd160')
      .update(sha256(Buffer.from(publicKey, 'hex')))
      .digest(),
  )

export const addressOf = (key: Uint8Array): string => addressOfPublicKey(publicKeyHex(key))

/** A signature in DER, as the ledger requires for secp256k1. */
export const signWith = (message: Uint8Array, key: Uint8Array): string =>
  Buffer.from(secp256k1.sign(halfSha512(message), key, { prehash: false, format: 'der' }))
    .toString('hex')
    .toUpperCase()

/** Verifies a signature by either kind of key. Keys of Ed25519 begin with `ED`. */
export const isSignedBy = (message: Uint8Array, signature: string, publicKey: string): boolean => {
  try {
    const [signed, key] = [Buffer.from(signature, 'hex'), Buffer.from(publicKey, 'hex')]
    if (key[0] === 0xed) return ed25519.verify(signed, message, key.subarray(1))
    return secp256k1.verify(signed, halfSha512(message), key, { prehash: false, format: 'der' })
  } catch {
    return false
  }
}
