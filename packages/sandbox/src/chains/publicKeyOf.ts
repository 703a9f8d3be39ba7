import { createECDH } from 'node:crypto'

/**
 * The public key of a secp256k1 private key, calculated by the runtime. JavaScript libraries first build a table, which
 * would add 60 ms to each start of the sandbox.
 *
 * @returns 33 bytes, or 65 if uncompressed
 */
export const publicKeyOf = (privateKey: Uint8Array, form: 'compressed' | 'uncompressed' = 'compressed'): Uint8Array => {
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(privateKey)
  return Uint8Array.from(pair.getPublicKey(null, form))
}
