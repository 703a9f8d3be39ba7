import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

hashes.sha512 = sha512

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64.trim()), one => one.charCodeAt(0))

/**
 * Whether the holder of the private key signed this text (Ed25519). Works in every browser and WebView: level 2 in an
 * app has no origin, and therefore no Web Crypto.
 *
 * @param signature base64, 64 bytes
 * @param publicKey base64, 32 bytes
 */
export const isSigned = (text: string, signature: string, publicKey: string): boolean => {
  try {
    // Strict RFC 8032: a second encoding of a point is rejected.
    return verify(bytesOf(signature), utf8ToBytes(text), bytesOf(publicKey), { zip215: false })
  } catch {
    return false
  }
}
