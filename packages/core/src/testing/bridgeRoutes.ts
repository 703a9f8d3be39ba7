import type { BridgeProvider, BridgeQuote, BridgingRoute } from '../bridging/ports.ts'
import { routeTable } from '../bridging/findRoute.ts'
import type { Context } from '../context.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Scope } from '../kernel/scope.ts'
import { createScopeCache } from '../kernel/scopeCache.ts'
import type { Store } from '../store.ts'
import { manualClock } from './manualClock.ts'
import { noChains } from './noChains.ts'

export const ethereum = 'eip155:1'
export const base = 'eip155:8453'
export const polygon = 'eip155:137'
export const pair = (network: string, asset = 'USDC') => ({ network, asset })
export const route = (from: string, to: string, more: Partial<BridgingRoute> = {}): BridgingRoute => ({
  origin: pair(from),
  destination: pair(to),
  displayName: `${from} to ${to}`,
  ...more,
})

export const quoted: BridgeQuote = {
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

export const provider = (supportsRoute: boolean): BridgeProvider => ({
  name: 'first',
  supportsRoute: () => supportsRoute,
  refresh: () => Promise.resolve(),
  quote: () => Promise.resolve(quoted),
  issueAddress: () => Promise.reject(new Error('not asked for')),
  operations: () => Promise.resolve([]),
})

export const scope: Scope = { clientId: 'a', environment: 'production' }

export const configured = (
  routes: BridgingRoute[],
  priority: string[] = [],
  providers: BridgeProvider[] = [provider(true)],
): Pick<Context, 'bridging' | 'chainBalances' | 'environment' | 'store' | 'ids' | 'clock'> => {
  const load = () => Promise.resolve(routeTable(routes, priority))
  const screening = { mode: () => Promise.resolve('off') }
  const store = { routeTables: createScopeCache({ load, nowMs: () => 0 }), screening }
  const unused = { ids: {} as Ids, clock: manualClock() }
  return {
    environment: 'production',
    chainBalances: noChains,
    bridging: { providers, recoveryAddresses: {} },
    store: store as unknown as Store,
    ...unused,
  }
}
