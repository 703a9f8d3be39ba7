import { boxOverhead } from './cipher.ts'
import { keyBytes, VaultError } from './vaultKey.ts'

/** `version (1) | length of key id (1) | key id | wrapped data key (60) | content (iv | ciphertext | tag)`. */
interface Envelope {
  keyId: string
  wrappedKey: Buffer
  content: Buffer
}

const version = 1
const wrappedBytes = keyBytes + boxOverhead

const malformed = (): VaultError => new VaultError('malformed', 'not a sealed value')

export const encodeEnvelope = ({ keyId, wrappedKey, content }: Envelope): Buffer => {
  const id = Buffer.from(keyId, 'ascii')
  return Buffer.concat([Buffer.from([version, id.length]), id, wrappedKey, content])
}

/** Throws `VaultError` `malformed` for bytes that no version of this code wrote. */
export const decodeEnvelope = (sealed: Buffer): Envelope => {
  const idLength = sealed[1]
  if (sealed[0] !== version || idLength === undefined || idLength === 0) throw malformed()
  const wrappedAt = 2 + idLength
  const contentAt = wrappedAt + wrappedBytes
  if (sealed.length < contentAt + boxOverhead) throw malformed()
  return {
    keyId: sealed.toString('latin1', 2, wrappedAt),
    wrappedKey: sealed.subarray(wrappedAt, contentAt),
    content: sealed.subarray(contentAt),
  }
}
