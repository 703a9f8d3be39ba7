import { expect, test } from 'vitest'

import { aConnection, anAddress, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { getDepositAddress } from './getDepositAddress.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const get = (networkId: string) => {
  const depositAddress = async (_: unknown, input: { networkId: string }) =>
    input.networkId === baseSepolia ? { address: anAddress } : undefined
  return getDepositAddress(readingContext({ read: { depositAddress } } as never), connection, {
    symbol: 'usdc',
    networkId,
  })
}

test('the address has its network and the institution’s name for it', async () => {
  expect(await get(baseSepolia)).toMatchObject({ address: anAddress, upstreamId: 'BASE', network: { id: baseSepolia } })
})

test('an asset without an address, and an unknown network, are reported by their fields', async () => {
  await expect(get(sepolia)).rejects.toMatchObject({ type: 'notFound', message: expect.stringMatching(/^symbol: /) })
  await expect(get('unknown')).rejects.toMatchObject({ message: expect.stringMatching(/^networkId: /) })
})
