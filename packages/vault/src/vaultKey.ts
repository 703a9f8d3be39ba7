import { randomBytes } from 'node:crypto'

import { VaultError } from './vaultError.ts'

/** AES-256. */
export const keyBytes = 32

export interface VaultKey {
  /** 1 to 32 of `A-Z a-z 0-9 . _ -`. Stored with every value: never reused for another key. */
  id: string
  key: Buffer
}

const idForm = /^[A-Za-z0-9._-]{1,32}$/

/** Throws `VaultError` `malformed` for an id or a key that cannot be used. */
export const checkVaultKey = ({ id, key }: VaultKey): void => {
  if (!idForm.test(id)) throw new VaultError('malformed', 'a vault key id is 1 to 32 of A-Z a-z 0-9 . _ -')
  if (key.length !== keyBytes) throw new VaultError('malformed', `vault key ${id} is not ${keyBytes} bytes`)
}

/** A new random key. */
export const generateVaultKey = (): Buffer => randomBytes(keyBytes)
