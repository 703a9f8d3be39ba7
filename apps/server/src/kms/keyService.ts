/** A key management service, as far as a vault needs one: a key that never leaves it encrypts the vault's keys. */
export interface KeyService {
  /** A new key of 32 bytes, encrypted. Its plaintext is not answered. */
  generate(keyId: string): Promise<Buffer>
  /** @throws KeyServiceError */
  decrypt(encrypted: Buffer, keyId: string): Promise<Buffer>
}

/** The service does not give the key; what it answered is named, never a key. */
export class KeyServiceError extends Error {
  override readonly name = 'KeyServiceError'
}
