import { randomBytes } from 'node:crypto'

/** `unknownKey`: sealed with a key outside the ring. `tampered`: changed, or moved from another row. */
export type VaultErrorKind = 'unknownKey' | 'tampered' | 'malformed'

/** The message names the problem and never any data: no plaintext, no key bytes, no cause. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly kind: VaultErrorKind

  constructor(kind: VaultErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** AES-256. */
export const keyBytes = 32

export interface VaultKey {
  /** 1 to 32 of `A-Z a-z 0-9 . _ -`. Stored with every value: never reuse it for another key. */
  id: string
  key: Buffer
}

const idForm = /^[A-Za-z0-9._-]{1,32}$/

/** Throws `VaultError` `malformed` for an invalid id or key. */
export const checkVaultKey = ({ id, key }: VaultKey): void => {
  if (!idForm.test(id)) throw new VaultError('malformed', 'a vault key id is 1 to 32 of A-Z a-z 0-9 . _ -')
  if (key.length !== keyBytes) throw new VaultError('malformed', `vault key ${id} is not ${keyBytes} bytes`)
}

/** Generates a random key. */
export const generateVaultKey = (): Buffer => randomBytes(keyBytes)
