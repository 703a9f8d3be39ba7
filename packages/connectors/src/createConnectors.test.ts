import { describe, expect, it } from 'vitest'
import { createConnectors } from './createConnectors.ts'
import * as entry from './index.ts'
import { cannedEgress } from './kit/testing/cannedEgress.ts'

const shared = {
  egress: cannedEgress({}).egress,
  clock: { nowMs: () => 0, sleep: async () => undefined },
  environment: 'sandbox',
} as const

describe('createConnectors', () => {
  it('leaves out what is not configured, and says why', () => {
    const { connectors, unavailable } = createConnectors(shared)
    expect(connectors.map(c => c.descriptor.type)).toEqual(['binanceInternational'])
    expect(unavailable).toEqual([{ type: 'coinbase', reason: expect.stringContaining('OAuth client') }])
  })

  it('offers Coinbase once its client is there', () => {
    const coinbaseOAuth = { clientId: 'id', clientSecret: 'secret' }
    const { connectors, unavailable } = createConnectors({ ...shared, coinbaseOAuth })
    expect(connectors.map(c => c.descriptor.type)).toEqual(['coinbase', 'binanceInternational'])
    expect(unavailable).toEqual([])
  })
})

it('exports what others build on', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createBinanceConnector',
    'createCoinbaseConnector',
    'createCoinbasePrices',
    'createConnectors',
  ])
})
