import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { getTokenProgram } from './getTokenProgram.ts'
import { isTokenAddressCreated } from './isTokenAddressCreated.ts'
import { tokenPrograms } from './readSolana.ts'

const chainId =
  networks.find(one => one.networkType === 'solana' && one.environments.includes('sandbox'))?.chainId ?? ''
const token = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const ownedBy = (owner: string | undefined) =>
  partialContext({
    solana: {
      reads: () => true,
      ownerOf: async () => owner,
      latestBlockhash: () => Promise.reject(new Error('unused')),
    },
  })

test.each(tokenPrograms)('the account of a token of %s is created, and that is its program', async program => {
  expect(await getTokenProgram(ownedBy(program), { chainId, token })).toBe(program)
  expect(await isTokenAddressCreated(ownedBy(program), { chainId, address: token })).toBe(true)
})

test.each([undefined, '11111111111111111111111111111111'])(
  'an account of no token program (%s) is no token, and no account of one',
  async owner => {
    await expect(getTokenProgram(ownedBy(owner), { chainId, token })).rejects.toMatchObject({ type: 'invalidField' })
    expect(await isTokenAddressCreated(ownedBy(owner), { chainId, address: token })).toBe(false)
  },
)

test('text that is not an address is rejected without a read', async () => {
  await expect(getTokenProgram(ownedBy(tokenPrograms[0]), { chainId, token: 'x' })).rejects.toThrow('token: ')
  await expect(isTokenAddressCreated(ownedBy(tokenPrograms[0]), { chainId, address: 'x' })).rejects.toThrow('address: ')
})
