import { findNetwork, walletIntegrationType } from '@rialto/catalog'
import type { ChainBalances, ConnectorDescriptor } from '@rialto/core'

import { integrationIdentity } from '../kit/descriptor/publicNetworks.ts'

/** A day: a transaction that its wallet announced, and that no node has seen by then, was dropped or never sent. */
const notCreatedAfterMs = 24 * 60 * 60_000

/** Families besides EVM whose wallets can pay. */
const paidOn: ReadonlySet<string> = new Set(['solana', 'bitcoin', 'tron'])

type Chains = Pick<ChainBalances, 'networkIds' | 'chainIdOf'>

/** Each network under the number that wallets know the chain by. */
const networksOf = (chains: Chains): ConnectorDescriptor['networks'] =>
  chains.networkIds.flatMap(networkId => {
    const chainId = chains.chainIdOf(networkId)
    if (chainId !== undefined) return [{ networkId, upstreamId: `eip155:${chainId}` }]
    const network = findNetwork(networkId)
    return network && paidOn.has(network.networkType) ? [{ networkId, upstreamId: network.caip2 }] : []
  })

/** Self-custody wallets: no institution and no host. They are read on the chains, and prompted by the Link page. */
export const walletDescriptor = (chains: Chains, pays = false): ConnectorDescriptor => ({
  ...integrationIdentity(walletIntegrationType),
  institution: walletIntegrationType,
  scheme: { kind: 'wallet' },
  products: ['holdings', ...(pays ? (['transfers'] as const) : []), 'cryptocurrencyDepositAddresses'],
  networks: networksOf(chains),
  withdrawal: {
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'none',
    emailConfirmation: false,
    travelRule: false,
    ceiling: { kind: 'none', reason: 'The wallet states the network fee, and its user approves it there' },
  },
  hosts: [],
  budgets: [],
  // Nodes are called directly when wallets are read, so there is nothing else to probe.
  probe: { url: '', proof: [] },
})
