import type { KeyService } from './createAwsKms.ts'

/** `id:kms:base64`, a key encrypted by the key service. */
const wrapped = /^([^:,\s]+):kms:([A-Za-z0-9+/]+=*)$/

export const wrappedEntry = (id: string, encrypted: Buffer): string => `${id}:kms:${encrypted.toString('base64')}`

export const hasWrappedKeys = (text: string): boolean => text.split(',').some(entry => wrapped.test(entry.trim()))

/** `RIALTO_VAULT_KEYS` with each encrypted key decrypted. Keys in plain text are unchanged. */
export const unwrapVaultKeys = async (text: string, keys: KeyService): Promise<string> => {
  const entries = text.split(',').map(async entry => {
    const [, id, encrypted] = wrapped.exec(entry.trim()) ?? []
    if (id === undefined || encrypted === undefined) return entry
    const key = await keys.decrypt(Buffer.from(encrypted, 'base64'), id)
    return `${id}:${key.toString('base64')}`
  })
  return (await Promise.all(entries)).join(',')
}
