import { describe, expect, test } from 'vitest'

import { Fault } from '../kernel/fault.ts'
import { createBridgingAddress } from './createBridgingAddress.ts'
import { discoverRoutes } from './discoverRoutes.ts'
import { noBridging } from './noBridging.ts'
import type { BridgeQuote, Bridging, BridgingRoute } from './ports.ts'
import { quoteBridge } from './quoteBridge.ts'

const ethereum = 'eip155:1'
const base = 'eip155:8453'
const polygon = 'eip155:137'
const pair = (network: string, asset = 'USDC') => ({ network, asset })
const route = (from: string, to: string, more: Partial<BridgingRoute> = {}): BridgingRoute => ({
  origin: pair(from),
  destination: pair(to),
  displayName: `${from} to ${to}`,
  provider: 'first',
  ...more,
})

const quoted: BridgeQuote = {
  estimatedAmount: '99',
  fees: [
    {
      kind: 'providerRelayerGas',
      label: 'Gas',
      amount: '0.4',
      asset: 'USDC',
      amountUsd: '0.4',
      includedInEstimate: true,
    },
    {
      kind: 'providerRelayerService',
      label: 'Service',
      amount: '0.6',
      asset: 'USDC',
      amountUsd: '0.6',
      includedInEstimate: true,
    },
    { kind: 'originGas', label: 'Gas', amount: '0.001', asset: 'ETH', amountUsd: '2', includedInEstimate: false },
  ],
  warnings: [],
}

const configured = (
  routes: BridgingRoute[],
  priority: string[] = [],
): { bridging: Bridging; environment: 'production' } => ({
  environment: 'production',
  bridging: {
    routes: { list: () => Promise.resolve(routes), networkPriority: () => Promise.resolve(priority) },
    provider: name => (name === 'first' ? { name, quote: () => Promise.resolve(quoted) } : undefined),
  },
})

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof Fault)) throw new Error('no fault')
  return { type: error.type, message: error.message }
}

describe('discoverRoutes', () => {
  const routes = [
    route(ethereum, base),
    route(polygon, base),
    route(ethereum, polygon),
    route(ethereum, base, { provider: 'second' }),
  ]
  const ends = (found: BridgingRoute[]) =>
    found.map(({ origin, destination }) => `${origin.network}>${destination.network}`)

  test('finds what begins at a source, each pair of ends once, in any case of the symbol', async () => {
    const input = { side: 'origin' as const, pairs: [pair(ethereum, 'usdc')], optimized: false }
    expect(ends(await discoverRoutes(configured(routes), input))).toEqual([
      `${ethereum}>${base}`,
      `${ethereum}>${polygon}`,
    ])
  })

  test('optimized keeps one source per destination, by network priority, and every destination', async () => {
    const input = { side: 'origin' as const, pairs: [pair(ethereum), pair(polygon)], optimized: true }
    expect(ends(await discoverRoutes(configured(routes, [polygon, ethereum]), input))).toEqual([
      `${polygon}>${base}`,
      `${ethereum}>${polygon}`,
    ])
    expect(ends(await discoverRoutes(configured(routes), input))).toEqual([
      `${ethereum}>${base}`,
      `${ethereum}>${polygon}`,
    ])
  })

  test('optimized keeps one destination per source the other way round', async () => {
    const input = { side: 'destination' as const, pairs: [pair(base), pair(polygon)], optimized: true }
    expect(ends(await discoverRoutes(configured(routes, [polygon]), input))).toEqual([
      `${ethereum}>${polygon}`,
      `${polygon}>${base}`,
    ])
  })

  test('nothing configured, or an unknown network, is an empty list', async () => {
    const input = { side: 'origin' as const, pairs: [pair('eip155:999999')], optimized: true }
    expect(await discoverRoutes(configured(routes), input)).toEqual([])
    expect(await discoverRoutes({ bridging: noBridging }, input)).toEqual([])
  })
})

describe('quoteBridge', () => {
  const address = '0x00000000000000000000000000000000000000A1'
  const asked = { origin: pair(ethereum), destination: { ...pair(base), address }, amount: '100' }

  test('adds up the fees the payout bears, and says what one unit becomes', async () => {
    const quote = await quoteBridge(configured([route(ethereum, base)]), asked)
    expect(quote).toMatchObject({ estimatedAmount: '99', totalFeesUsd: '1', rate: '0.99' })
  })

  test('passes over a route whose provider is not there', async () => {
    const routes = [route(ethereum, base, { provider: 'gone' }), route(ethereum, base)]
    expect(await quoteBridge(configured(routes), asked)).toMatchObject({ rate: '0.99' })
    expect(await faultOf(quoteBridge(configured(routes.slice(0, 1)), asked))).toMatchObject({ type: 'badRequest' })
  })

  test('refuses unknown networks, missing routes, foreign addresses and too little', async () => {
    const ctx = configured([route(ethereum, base, { minimumAmount: '100.5' })])
    expect(await faultOf(quoteBridge(ctx, { ...asked, origin: pair('eip155:999999') }))).toEqual({
      type: 'badRequest',
      message: 'origin.network: unknown network.',
    })
    expect(await faultOf(quoteBridge(ctx, { ...asked, origin: pair(polygon) }))).toMatchObject({ type: 'badRequest' })
    const foreign = { ...asked.destination, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
    expect(await faultOf(quoteBridge(ctx, { ...asked, destination: foreign }))).toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(/^destination\.address: /),
    })
    expect(await faultOf(quoteBridge(ctx, asked))).toEqual({
      type: 'amountBelowMinimum',
      message: 'amount: the minimum is 100.5 USDC.',
    })
  })
})

test('an address is refused where no route is configured', async () => {
  const asked = { origin: pair(ethereum), destination: { ...pair(base), address: 'x' } }
  expect(await faultOf(createBridgingAddress({ bridging: noBridging }, asked))).toMatchObject({ type: 'badRequest' })
})
