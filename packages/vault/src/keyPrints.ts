import { hkdfSync } from 'node:crypto'

import type { KeyRing } from './parseVaultKeys.ts'

const printBytes = 8

/**
 * A fingerprint for each key of the ring, in its order: the id and eight bytes derived from the key, with which servers
 * compare their rings. The key cannot be computed from it. Two keys with one id have different fingerprints.
 */
export const keyPrints = ({ keys }: KeyRing): { id: string; print: string }[] =>
  keys.map(({ id, key }) => {
    const derived = hkdfSync('sha256', key, '', 'rialto vault key print v1', printBytes)
    return { id, print: `${id}:${Buffer.from(derived).toString('hex')}` }
  })
