import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { isTokenAddressCreated } from './isTokenAddressCreated.ts'
import { tokenPrograms } from './readSolana.ts'

const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const isCreated = (owner: string | undefined) => {
  const ctx = partialContext({
    environment: 'production',
    solana: { ownerOf: async () => owner, reads: () => true } as never,
  })
  return isTokenAddressCreated(ctx, { chainId: '101', address })
}

test('an address of a token program is created, and a wallet or an empty address is not', async () => {
  expect(await isCreated(tokenPrograms[0])).toBe(true)
  expect(await isCreated('11111111111111111111111111111111')).toBe(false)
  expect(await isCreated(undefined)).toBe(false)
})
