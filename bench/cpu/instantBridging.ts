import type { Bridging, BridgeProvider } from '@rialto/core'

import { destination, origin } from './scenarios.ts'

const refuse = () => Promise.reject(new Error('not part of this measurement'))

/** Answers at once, so that what is measured is our layer around it. */
const provider: BridgeProvider = {
  name: 'instant',
  carries: () => true,
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
  issueAddress: refuse,
  operations: refuse,
}

const routes = [
  { origin, destination, displayName: 'USDC from Ethereum to Base', minimumAmount: '1' },
  { origin: destination, destination: origin, displayName: 'USDC from Base to Ethereum' },
]

export const instantBridging: Bridging = {
  routes: { list: () => Promise.resolve(routes), networkPriority: () => Promise.resolve([origin.network]) },
  providers: [provider],
}
