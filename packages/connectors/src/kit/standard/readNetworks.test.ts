import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { asTerms, readNetwork, readTerms } from './readNetworks.ts'
import type { ListedNetwork, StandardContext, StandardExchange } from './standardExchange.ts'

const listed: ListedNetwork = {
  network: 'ERC20',
  fee: '0.5',
  minimum: '1',
  maximum: '100',
  decimals: 6,
  withdrawals: true,
  deposits: true,
}
const terms = (changes: Partial<ListedNetwork> = {}) => asTerms('network-1', { ...listed, ...changes })

test('terms equal the exchange’s list, including numbers with an exponent', () => {
  expect(terms({ fee: '5e-7' })).toEqual({
    networkId: 'network-1',
    fee: '0.0000005',
    minimum: '1',
    maximum: '100',
    decimals: 6,
    enabled: true,
  })
})

test.each(['', '0.1%', 'free', '1,5'])('a fee that is no fixed amount (%j) closes the network', fee => {
  expect(terms({ fee })).toMatchObject({ enabled: false, fee: '0' })
})

test('a network with suspended withdrawals is closed, regardless of its fee', () => {
  expect(terms({ withdrawals: false }).enabled).toBe(false)
})

test('an unlisted limit is absent', () => {
  const { minimum: _, maximum: __, ...without } = listed
  const open = asTerms('network-1', without as ListedNetwork)
  expect(open).toMatchObject({ minimum: '0', enabled: true })
  expect(open).not.toHaveProperty('maximum')
})

test('a coin is offered on a network only with the contract of the catalogue, where the exchange states one', async () => {
  const networkId = networks.find(({ name }) => name === 'Arbitrum')?.id ?? ''
  const context = { descriptor: { networks: [{ networkId, upstreamId: 'ARB' }] } } as unknown as StandardContext
  const access = { kind: 'apiKey', key: 'key', secret: 'secret' } as const
  const listing = (contract: string | undefined) =>
    ({
      withdrawals: {},
      networks: async () => [{ ...listed, network: 'ARB', contract }],
    }) as unknown as StandardExchange
  const isOffered = async (contract: string | undefined) => {
    const found = await readNetwork(context, access, listing(contract), { symbol: 'USDC', networkId })
    const offers = await readTerms(context, access, listing(contract), 'USDC')
    expect(offers).toHaveLength(found ? 1 : 0)
    return found !== undefined
  }
  expect(await isOffered('0xaf88d065e77c8cC2239327C5EDb3A432268e5831')).toBe(true)
  expect(await isOffered(undefined)).toBe(true)
  // USDC of the bridge.
  expect(await isOffered('0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8')).toBe(false)
})
