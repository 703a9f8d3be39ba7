import { type BridgeProvider, createScopeCache, routeTable } from '@rialto/core'

import { destination, origin } from './scenarios.ts'

const reject = () => Promise.reject(new Error('not part of this measurement'))

/** Answers at once, so that only Rialto's own layer is measured. */
const provider: BridgeProvider = {
  name: 'instant',
  supportsRoute: () => true,
  refresh: () => Promise.resolve(),
  quote: ({ amount }) =>
    Promise.resolve({
      estimatedAmount: amount,
      minimumAmount: amount,
      fees: [
        {
          kind: 'providerRelayerGas',
          label: 'Gas',
          amount: '0.02',
          asset: 'USDC',
          amountUsd: '0.02',
          includedInEstimate: true,
        },
      ],
      warnings: [],
    }),
  issueAddress: reject,
  operations: reject,
}

const routes = [
  { origin, destination, displayName: 'USDC from Ethereum to Base', minimumAmount: '1' },
  { origin: destination, destination: origin, displayName: 'USDC from Base to Ethereum' },
]

/** The same routes for every client, refreshed as often as real ones. */
export const instantRoutes = createScopeCache({
  load: () => Promise.resolve(routeTable(routes, [origin.network])),
  nowMs: Date.now,
})

export const instantBridging = { providers: [provider], recoveryAddresses: {} }
