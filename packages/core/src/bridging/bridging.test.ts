import { describe, expect, test } from 'vitest'

import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'
import { createBridgingAddress } from './createBridgingAddress.ts'
import { discoverRoutes } from './discoverRoutes.ts'
import { noBridging } from './noBridging.ts'
import type { BridgeProvider, BridgeQuote, Bridging, BridgingRoute } from './ports.ts'
import { quoteBridge } from './quoteBridge.ts'

const ethereum = 'eip155:1'
const base = 'eip155:8453'
const polygon = 'eip155:137'
const pair = (network: string, asset = 'USDC') => ({ network, asset })
const route = (from: string, to: string, more: Partial<BridgingRoute> = {}): BridgingRoute => ({
  origin: pair(from),
  destination: pair(to),
  displayName: `${from} to ${to}`,
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

const provider = (carries: boolean): BridgeProvider => ({
  name: 'first',
  carries: () => carries,
  refresh: () => Promise.resolve(),
  quote: () => Promise.resolve(quoted),
  issueAddress: () => Promise.reject(new Error('not asked for')),
  operations: () => Promise.resolve([]),
})

const scope: Scope = { clientId: 'a', environment: 'production' }

const configured = (
  routes: BridgingRoute[],
  priority: string[] = [],
  providers: BridgeProvider[] = [provider(true)],
): { bridging: Bridging; environment: 'production' } => ({
  environment: 'production',
  bridging: {
    routes: { list: () => Promise.resolve(routes), networkPriority: () => Promise.resolve(priority) },
    providers,
  },
})

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof Fault)) throw new Error('no fault')
  return { type: error.type, message: error.message }
}

describe('discoverRoutes', () => {
  const routes = [route(ethereum, base), route(polygon, base), route(ethereum, polygon)]
  const ends = (found: BridgingRoute[]) =>
    found.map(({ origin, destination }) => `${origin.network}>${destination.network}`)

  test('finds what begins at a source in any case of the symbol', async () => {
    const input = { side: 'origin' as const, pairs: [pair(ethereum, 'usdc')], optimized: false }
    expect(ends(await discoverRoutes(configured(routes), scope, input))).toEqual([
      `${ethereum}>${base}`,
      `${ethereum}>${polygon}`,
    ])
  })

  test('optimized keeps one source per destination, by network priority, and every destination', async () => {
    const input = { side: 'origin' as const, pairs: [pair(ethereum), pair(polygon)], optimized: true }
    expect(ends(await discoverRoutes(configured(routes, [polygon, ethereum]), scope, input))).toEqual([
      `${polygon}>${base}`,
      `${ethereum}>${polygon}`,
    ])
    expect(ends(await discoverRoutes(configured(routes), scope, input))).toEqual([
      `${ethereum}>${base}`,
      `${ethereum}>${polygon}`,
    ])
  })

  test('optimized keeps one destination per source the other way round', async () => {
    const input = { side: 'destination' as const, pairs: [pair(base), pair(polygon)], optimized: true }
    expect(ends(await discoverRoutes(configured(routes, [polygon]), scope, input))).toEqual([
      `${ethereum}>${polygon}`,
      `${polygon}>${base}`,
    ])
  })

  test('nothing configured, or an unknown network, is an empty list', async () => {
    const input = { side: 'origin' as const, pairs: [pair('eip155:999999')], optimized: true }
    expect(await discoverRoutes(configured(routes), scope, input)).toEqual([])
    expect(await discoverRoutes({ bridging: noBridging }, scope, input)).toEqual([])
  })
})

describe('quoteBridge', () => {
  const address = '0x00000000000000000000000000000000000000A1'
  const asked = { origin: pair(ethereum), destination: { ...pair(base), address }, amount: '100' }

  test('adds up the fees the payout bears, and says what one unit becomes', async () => {
    const quote = await quoteBridge(configured([route(ethereum, base)]), scope, asked)
    expect(quote).toMatchObject({ estimatedAmount: '99', totalFeesUsd: '1', rate: '0.99' })
  })

  test('passes over providers that do not carry the route', async () => {
    const routes = [route(ethereum, base)]
    const ctx = configured(routes, [], [provider(false), provider(true)])
    expect(await quoteBridge(ctx, scope, asked)).toMatchObject({ rate: '0.99' })
    const stranded = configured(routes, [], [provider(false)])
    expect(await faultOf(quoteBridge(stranded, scope, asked))).toMatchObject({ type: 'badRequest' })
  })

  test('refuses unknown networks, missing routes, foreign addresses and too little', async () => {
    const ctx = configured([route(ethereum, base, { minimumAmount: '100.5' })])
    expect(await faultOf(quoteBridge(ctx, scope, { ...asked, origin: pair('eip155:999999') }))).toEqual({
      type: 'badRequest',
      message: 'origin.network: unknown network.',
    })
    expect(await faultOf(quoteBridge(ctx, scope, { ...asked, origin: pair(polygon) }))).toMatchObject({
      type: 'badRequest',
    })
    const foreign = { ...asked.destination, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
    expect(await faultOf(quoteBridge(ctx, scope, { ...asked, destination: foreign }))).toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(/^destination\.address: /),
    })
    expect(await faultOf(quoteBridge(ctx, scope, asked))).toEqual({
      type: 'amountBelowMinimum',
      message: 'amount: the minimum is 100.5 USDC.',
    })
  })
})

test('an address is refused where no route is configured', async () => {
  const asked = { origin: pair(ethereum), destination: { ...pair(base), address: 'x' } }
  expect(await faultOf(createBridgingAddress({ bridging: noBridging }, scope, asked))).toMatchObject({
    type: 'badRequest',
  })
})
