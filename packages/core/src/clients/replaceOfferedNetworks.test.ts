import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { baseSepolia, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { replaceOfferedNetworks } from './replaceOfferedNetworks.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const newContext = () => {
  const stored: unknown[] = []
  const ctx = partialContext({
    connectors: { list: () => [] } as never,
    chains: { watches: (id: string) => id === sepolia } as never,
    solana: { reads: () => false } as never,
    store: {
      linkDefaults: { replaceNetworks: async (_: unknown, ids: unknown) => void stored.push(ids) },
      access: { forget: () => undefined },
    } as never,
  })
  return { ctx, stored }
}

test('networks are stored once each, by ids in any case', async () => {
  const { ctx, stored } = newContext()
  expect(await replaceOfferedNetworks(ctx, scope, [sepolia.toUpperCase(), sepolia])).toEqual([sepolia])
  expect(stored).toEqual([[sepolia]])
})

test('a network that no connector or node of the installation has is named, and nothing is stored', async () => {
  const { ctx, stored } = newContext()
  const name = networks.find(({ id }) => id === baseSepolia)?.name ?? ''
  await expect(replaceOfferedNetworks(ctx, scope, [sepolia, baseSepolia])).rejects.toMatchObject({
    ...{ type: 'networkNotSupported', message: expect.stringContaining(name) },
  })
  expect(stored).toEqual([])
})
