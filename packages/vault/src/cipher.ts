import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { VaultError } from './vaultKey.ts'

const algorithm = 'aes-256-gcm'
/** 96 random bits. A data key seals one value; a key-encryption key seals data keys, safely up to 2^32 of them. */
const ivBytes = 12
const tagBytes = 16

/** Difference in length between a box and its content. */
export const boxOverhead = ivBytes + tagBytes

/** Encrypts and authenticates: `iv | ciphertext | tag`. */
export const box = (key: Buffer, plaintext: Buffer, aad: Buffer): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(aad)
  return Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** Opens a box. Throws `VaultError` `tampered` unless key, content and `aad` are all unchanged. */
export const unbox = (key: Buffer, boxed: Buffer, aad: Buffer): Buffer => {
  if (boxed.length < boxOverhead) throw new VaultError('malformed', 'sealed value too short')
  const decipher = createDecipheriv(algorithm, key, boxed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(aad)
    .setAuthTag(boxed.subarray(-tagBytes))
  const opened = decipher.update(boxed.subarray(ivBytes, -tagBytes))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    // The decrypted bytes are not authentic: wiped, so that they cannot be used by mistake.
    opened.fill(0)
    throw new VaultError('tampered', 'sealed value does not belong to its row or was changed')
  }
}
