import { findNetwork, tokensOn } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'

import * as registry from '../../registry.ts'
import { readNetwork, readTerms } from './readNetworks.ts'
import type { ListedNetwork, StandardContext, StandardExchange } from './standardExchange.ts'

const access = { kind: 'apiKey', key: 'key', secret: 'secret' } as const
const open = { fee: '0.5', minimum: '1', decimals: 6, withdrawals: true, deposits: true }

/** An exchange that lists each coin on these networks, with their contracts. */
const listing = (networks: readonly Partial<ListedNetwork>[]) =>
  ({
    withdrawals: {},
    networks: async () => networks.map(one => ({ ...open, ...one })),
  }) as unknown as StandardExchange

const exchanges = Object.entries(registry).flatMap(([type, entry]) => {
  const descriptor = entry.sandboxOnly ? undefined : entry.describe('production')
  return descriptor && descriptor.networks.length > 0 ? [{ type, descriptor }] : []
})

describe('every token of the catalogue, at every exchange that lists its network', () => {
  test.each(exchanges)(
    'a token is received and sent at $type under each name of its network',
    async ({ descriptor }) => {
      const context = { descriptor } as unknown as StandardContext
      for (const { networkId, upstreamId, otherIds = [] } of descriptor.networks) {
        expect(findNetwork(networkId)?.environments).toContain('production')
        for (const { symbol, address } of tokensOn(networkId)) {
          for (const network of [upstreamId, ...otherIds]) {
            const exchange = listing([{ network: 'ANOTHER' }, { network, ...(address && { contract: address }) }])
            expect(await readNetwork(context, access, exchange, { symbol, networkId })).toMatchObject({ network })
            const terms = await readTerms(context, access, exchange, symbol)
            expect(terms.filter(one => one.networkId === networkId)).toMatchObject([{ enabled: true }])
          }
        }
      }
    },
  )

  test.each(exchanges)('a token with the contract of another one is not offered at $type', async ({ descriptor }) => {
    const context = { descriptor } as unknown as StandardContext
    for (const { networkId, upstreamId } of descriptor.networks) {
      const tokens = tokensOn(networkId).filter(({ address }) => address !== undefined)
      for (const [index, { symbol }] of tokens.entries()) {
        const contract = tokens[(index + 1) % tokens.length]?.address
        if (tokens.length < 2 || contract === undefined) continue
        const exchange = listing([{ network: upstreamId, contract }])
        expect(await readNetwork(context, access, exchange, { symbol, networkId })).toBeUndefined()
      }
    }
  })
})
