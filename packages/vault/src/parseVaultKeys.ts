import { checkVaultKey, VaultError, type VaultKey } from './vaultKey.ts'

export interface KeyRing {
  keys: readonly VaultKey[]
  /** Id of the first key: the target of a rotation. */
  current: string
}

/**
 * Id of the ring's key that seals at present. Until every server has the first key, it is a key that all of them have.
 */
export type SealingKey = () => string

const base64Of32Bytes = /^[A-Za-z0-9+/]{43}=$/

const parseEntry = (entry: string, position: number): VaultKey => {
  const [id, key, ...rest] = entry.split(':')
  if (id === undefined || key === undefined || rest.length > 0)
    throw new VaultError('malformed', `vault key ${position} is not written id:base64`)
  // The entry is not quoted, because it may be a key written without its id.
  if (!base64Of32Bytes.test(key))
    throw new VaultError('malformed', `vault key ${position} is not 32 bytes in padded base64`)
  const parsed = { id, key: Buffer.from(key, 'base64') }
  checkVaultKey(parsed)
  return parsed
}

/**
 * Reads `id:base64,id:base64`; blanks around entries are allowed. The first is the current key, the others only open.
 * Throws `VaultError` `malformed` with the position, never the text.
 */
export const parseVaultKeys = (text: string): KeyRing => {
  if (text.trim() === '') throw new VaultError('malformed', 'no vault key')
  const keys = text.split(',').map((entry, index) => parseEntry(entry.trim(), index + 1))
  const [first] = keys
  if (first === undefined) throw new VaultError('malformed', 'no vault key')
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new VaultError('malformed', 'two vault keys of one id')
  return { keys, current: first.id }
}
