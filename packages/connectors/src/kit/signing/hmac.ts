import { createHash, createHmac } from 'node:crypto'

/** HMAC of a text as sent, or of bytes (Kraken signs a path and a digest). A secret that arrives in base64 is decoded by its connector. */
export const hmac = (
  algorithm: 'sha256' | 'sha384' | 'sha512',
  secret: string | Uint8Array,
  message: string | Uint8Array,
  encoding: 'hex' | 'base64',
): string => createHmac(algorithm, secret).update(message).digest(encoding)

/** SHA-256 of a text, as bytes. */
export const sha256 = (message: string): Uint8Array => createHash('sha256').update(message).digest()
