import { secp256k1 } from '@noble/curves/secp256k1.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { publicKeyOf } from './publicKeyOf.ts'

test('a public key is the one that an independent library finds, in both forms', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }).filter(secp256k1.utils.isValidSecretKey), key => {
      expect(publicKeyOf(key)).toEqual(secp256k1.getPublicKey(key, true))
      expect(publicKeyOf(key, 'uncompressed')).toEqual(secp256k1.getPublicKey(key, false))
    }),
    { numRuns: 20 },
  )
})
