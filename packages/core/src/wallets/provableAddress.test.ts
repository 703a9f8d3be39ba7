import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { provableAddress } from './provableAddress.ts'

const ctx = partialContext({ environment: 'production' })
const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7'
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

test('an address is stored in the one spelling of its family', () => {
  expect(provableAddress(ctx, undefined, 'evm', checksummed.toLowerCase())).toBe(checksummed)
  expect(provableAddress(ctx, { addresses: [] }, 'bitcoin', segwit.toUpperCase())).toBe(segwit)
})

test('a session that names addresses accepts these in any spelling, and no other', () => {
  const wanted = { addresses: [checksummed.toLowerCase()] }
  expect(provableAddress(ctx, wanted, 'evm', checksummed)).toBe(checksummed)
  expect(() => provableAddress(ctx, wanted, 'evm', `0x${'11'.repeat(20)}`)).toThrow(
    'must be the address of this session',
  )
})

test('an address of the other environment is invalid', () => {
  const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  expect(() => provableAddress(ctx, undefined, 'bitcoin', testnet)).toThrow('not a valid address')
  expect(provableAddress(partialContext(), undefined, 'bitcoin', testnet)).toBe(testnet)
})
