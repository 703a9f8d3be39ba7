import { box, unbox } from './cipher.ts'
import { decodeEnvelope, encodeEnvelope } from './envelope.ts'
import type { KeyRing, SealingKey } from './parseVaultKeys.ts'
import { checkVaultKey, generateVaultKey, VaultError } from './vaultKey.ts'

export interface Vault {
  /** Encrypts text for one place, `table:column:row id`. Two calls never return the same bytes. */
  seal(plaintext: string, context: string): Buffer
  /** Throws `VaultError`: `unknownKey`, `malformed`, or `tampered` if a bit changed or the context differs. */
  open(sealed: Buffer, context: string): string
  /** Whether a key other than the first one sealed it. Throws `malformed`. */
  needsRewrap(sealed: Buffer): boolean
  /** Seals the same content with the first key: only the data key is wrapped again. Throws as `open`. */
  rewrap(sealed: Buffer, context: string): Buffer
}

/** A separate context for each layer, so that neither can replace the other. */
const layer = (name: 'key' | 'value', context: string): Buffer => {
  if (context === '') throw new VaultError('malformed', 'no context')
  return Buffer.from(`rialto vault v1\0${name}\0${context}`)
}

const checkRing = ({ keys, current }: KeyRing): void => {
  keys.forEach(checkVaultKey)
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new VaultError('malformed', 'two vault keys of one id')
  if (!keys.some(({ id }) => id === current)) throw new VaultError('unknownKey', 'current vault key not in the ring')
}

/** A vault over a key ring. Throws `VaultError` for an invalid ring. */
export const createVault = (ring: KeyRing, sealingKey: SealingKey = () => ring.current): Vault => {
  checkRing(ring)
  const keys = new Map(ring.keys.map(({ id, key }) => [id, Buffer.from(key)]))
  const keyOf = (id: string): Buffer => {
    const key = keys.get(id)
    if (key === undefined) throw new VaultError('unknownKey', 'sealed under a vault key that is not in the ring')
    return key
  }
  const wrap = (keyId: string, dataKey: Buffer, context: string): Buffer =>
    box(keyOf(keyId), dataKey, layer('key', context))

  /** Calls `act` with the data key and wipes it afterwards. */
  const withDataKey = <T>(sealed: Buffer, context: string, act: (dataKey: Buffer, content: Buffer) => T): T => {
    const { keyId, wrappedKey, content } = decodeEnvelope(sealed)
    const dataKey = unbox(keyOf(keyId), wrappedKey, layer('key', context))
    try {
      return act(dataKey, content)
    } finally {
      dataKey.fill(0)
    }
  }

  return {
    seal: (plaintext, context) => {
      const keyId = sealingKey()
      const dataKey = generateVaultKey()
      const wrappedKey = wrap(keyId, dataKey, context)
      const content = box(dataKey, Buffer.from(plaintext), layer('value', context))
      dataKey.fill(0)
      return encodeEnvelope({ keyId, wrappedKey, content })
    },
    open: (sealed, context) =>
      withDataKey(sealed, context, (dataKey, content) =>
        unbox(dataKey, content, layer('value', context)).toString('utf8'),
      ),
    needsRewrap: sealed => decodeEnvelope(sealed).keyId !== ring.current,
    rewrap: (sealed, context) =>
      withDataKey(sealed, context, (dataKey, content) => {
        // Opened first, so that a damaged value does not get a new envelope.
        unbox(dataKey, content, layer('value', context)).fill(0)
        return encodeEnvelope({ keyId: ring.current, wrappedKey: wrap(ring.current, dataKey, context), content })
      }),
  }
}
