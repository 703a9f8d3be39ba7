import { createECDH } from 'node:crypto'

/**
 * The public key of a secp256k1 private key, by the runtime. The libraries in JavaScript first make a table for it, which takes a
 * start of the sandbox 60 ms each.
 *
 * @returns 33 bytes, or 65 where it is not compressed
 */
export const publicKeyOf = (privateKey: Uint8Array, form: 'compressed' | 'uncompressed' = 'compressed'): Uint8Array => {
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(privateKey)
  return Uint8Array.from(pair.getPublicKey(null, form))
}
