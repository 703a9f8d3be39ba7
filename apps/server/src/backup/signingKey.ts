import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** The Ed25519 key that signs the catalog of backup mode. Both texts are base64 of 32 bytes. */
export interface SigningKey {
  publicKey: string
  /** Base64, 64 bytes. */
  sign(text: string): string
}

const fromJwk = (text: string | undefined): string => Buffer.from(text ?? '', 'base64url').toString('base64')

/** PKCS #8 of an Ed25519 key is this prefix and the key's 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKeyOf = (base64: string): KeyObject => {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length !== 32) throw new TypeError('The backup signing key must be 32 bytes in base64.')
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, bytes]), format: 'der', type: 'pkcs8' })
}

/** @throws TypeError unless the key is 32 bytes in base64. */
export const readSigningKey = (base64: string): SigningKey => {
  const key = privateKeyOf(base64)
  return {
    publicKey: fromJwk(createPublicKey(key).export({ format: 'jwk' }).x),
    sign: text => sign(null, Buffer.from(text), key).toString('base64'),
  }
}

/** Generates a key, in base64. */
export const generateSigningKey = (): string =>
  fromJwk(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }).d)
