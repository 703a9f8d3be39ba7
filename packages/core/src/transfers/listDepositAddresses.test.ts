import { expect, test } from 'vitest'

import { aConnection, anAddress, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { listDepositAddresses } from './listDepositAddresses.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const asked: string[] = []
const ctx = readingContext({
  read: {
    depositAddress: async (_: unknown, { networkId }: { networkId: string }) => {
      asked.push(networkId)
      return { address: anAddress }
    },
  },
} as never)
const list = (networks?: { networkId: string }[], symbol = 'USDC') =>
  listDepositAddresses(ctx, connection, { symbol, networks })

test('without named networks, each network of the institution is asked for its address', async () => {
  expect((await list()).map(({ network }) => network.id)).toEqual([sepolia, baseSepolia])
})

test('a network that is named twice is asked once', async () => {
  asked.length = 0
  expect(await list([{ networkId: sepolia }, { networkId: sepolia }])).toHaveLength(1)
  expect(asked).toEqual([sepolia])
})

test('an asset that no network has is not found', async () => {
  await expect(list(undefined, 'NOPE')).rejects.toMatchObject({ type: 'notFound' })
})
