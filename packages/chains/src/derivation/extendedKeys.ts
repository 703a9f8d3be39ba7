import { HDKey } from '@scure/bip32'

/** Version bytes of `xpub` alone: with `tpub` and others, wallets of other networks would be taken for this one. */
export const mainVersions = { public: 0x0488b21e, private: 0x0488ade4 }

/** The level of an account in BIP-44 (`m/44'/60'/0'`), or of its receiving addresses (`…/0`). */
const accountDepth = 3
const chainDepth = 4

/** Undefined unless the text is an extended public key with these version bytes. */
export const readKey = (text: string, versions: { public: number; private: number }): HDKey | undefined => {
  try {
    const key = HDKey.fromExtendedKey(text, versions)
    return key.privateKey === null ? key : undefined
  } catch {
    return undefined
  }
}

export const isOfAccount = ({ depth }: HDKey): boolean => depth === accountDepth || depth === chainDepth

/** The key whose children are the receiving addresses. */
export const receivingKey = (key: HDKey): HDKey => (key.depth === accountDepth ? key.deriveChild(0) : key)

export const readAccountKey = (text: string): HDKey | undefined =>
  text.startsWith('xpub') ? readKey(text, mainVersions) : undefined

export const accountKeyFault = (text: string, coin: number): string | undefined => {
  const key = readAccountKey(text)
  if (!key) return 'must be an extended public key that begins with xpub'
  if (isOfAccount(key)) return undefined
  return `must be the key of an account (m/44'/${coin}'/0') or of its receiving addresses (m/44'/${coin}'/0'/0)`
}
