import { findNetwork, walletIntegrationType } from '@rialto/catalog'
import type { ConnectorDescriptor } from '@rialto/core'

import { integrationIdentity } from '../kit/descriptor/publicNetworks.ts'

/** Families whose wallets the Link page can reach. */
const families = new Set(['evm'])

/** A day: a transaction that its wallet announced, and that no node has seen by then, was dropped or never sent. */
const notCreatedAfterMs = 24 * 60 * 60_000

/** Self-custody wallets: no institution and no host of their own. They are read on the chains, and asked by the Link page. */
export const walletDescriptor = (networkIds: readonly string[]): ConnectorDescriptor => ({
  ...integrationIdentity(walletIntegrationType),
  institution: walletIntegrationType,
  scheme: { kind: 'wallet' },
  products: ['holdings', 'cryptocurrencyDepositAddresses'],
  networks: networkIds.flatMap(networkId => {
    const network = findNetwork(networkId)
    return network !== undefined && families.has(network.networkType) ? [{ networkId, upstreamId: network.caip2 }] : []
  }),
  withdrawal: { notCreatedAfterMs, secondFactors: [], whitelist: 'none', emailConfirmation: false, travelRule: false },
  hosts: [],
  budgets: [],
  // Nodes are asked when they are read; nobody is in between.
  probe: { url: '', proof: [] },
})
