import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import type { KeyRing, SealingKey } from './parseVaultKeys.ts'
import { keyBytes } from './vaultKey.ts'

export interface Signer {
  /** Base64url. Texts of different purposes never have the same signature. */
  sign(purpose: string, text: string): string
  /** Whether any key of the ring signed the text, so that signatures outlive a rotation. */
  verify(purpose: string, text: string, signature: string): boolean
}

/** Signs data that leaves the server and comes back, such as page addresses, with keys derived from the vault's. */
export const createSigner = ({ keys, current }: KeyRing, sealingKey: SealingKey = () => current): Signer => {
  const derived = new Map(
    keys.map(({ id, key }) => [id, Buffer.from(hkdfSync('sha256', key, '', 'rialto signer v1', keyBytes))]),
  )
  const macOf = (key: Buffer, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
  return {
    sign: (purpose, text) => {
      const key = derived.get(sealingKey())
      if (key === undefined) throw new Error('the sealing key is not in the ring')
      return macOf(key, purpose, text).toString('base64url')
    },
    verify: (purpose, text, signature) => {
      const given = Buffer.from(signature, 'base64url')
      // Accepts one encoding of a signature: base64url has several for the same bytes.
      if (given.toString('base64url') !== signature) return false
      return [...derived.values()].some(key => {
        const expected = macOf(key, purpose, text)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
