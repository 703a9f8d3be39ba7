import { expect, test } from 'vitest'

import { baseSepolia, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { listUsableNetworks } from './listUsableNetworks.ts'

const connector = (type: string, products: string[], ...networkIds: string[]) => ({
  descriptor: { type, products, networks: networkIds.map(networkId => ({ networkId })) },
})

test('a network is usable by a connector that sends on it, or by a node that reads it', () => {
  const all = [connector('kraken', ['transfers'], sepolia), connector('ibkr', ['holdings'], baseSepolia)]
  const usable = (watched?: string) =>
    listUsableNetworks(
      partialContext({
        connectors: { list: () => all } as never,
        chains: { watches: (id: string) => id === watched } as never,
        solana: { reads: () => false } as never,
      }),
    ).map(({ network, brokerTypes }) => [network.id, ...brokerTypes])
  expect(usable()).toEqual([[sepolia, 'kraken']])
  expect(usable(baseSepolia)).toContainEqual([baseSepolia])
})
