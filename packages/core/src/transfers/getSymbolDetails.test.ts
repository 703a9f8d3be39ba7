import { expect, test } from 'vitest'

import { aConnection, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { getSymbolDetails } from './getSymbolDetails.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const details = (networkIds: readonly string[]) => {
  const terms = async () => networkIds.map(networkId => ({ networkId, fee: '1' }))
  return getSymbolDetails(readingContext({ withdraw: { terms } } as never), connection, {
    symbol: 'usdc',
    chain: undefined,
  } as never)
}

test('an asset without terms on any network is not found', async () => {
  await expect(details([])).rejects.toMatchObject({ type: 'notFound' })
})

test('each network with terms is listed, and a form of address once', async () => {
  const { chains, addressTypes } = await details([sepolia, baseSepolia])
  expect(chains.map(({ chain }) => chain.network.id)).toEqual([sepolia, baseSepolia])
  expect(addressTypes).toHaveLength(1)
})
