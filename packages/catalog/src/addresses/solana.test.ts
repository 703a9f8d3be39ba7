import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { solanaAddresses } from './solana.ts'

const read = (address: string) => solanaAddresses.read(address, { testnet: false })

test('only 32 bytes of base58 are an address', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 28, maxLength: 36 }), bytes => {
      const found = read(base58.encode(bytes))
      expect(found?.bytes).toEqual(bytes.length === 32 ? bytes : undefined)
    }),
  )
})

test('characters outside base58 make no address', () => {
  expect(read('0'.repeat(43))).toBeUndefined()
})
