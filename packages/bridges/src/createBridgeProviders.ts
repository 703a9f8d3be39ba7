import type { BridgeProvider, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createRelayProvider } from './relay/createRelayProvider.ts'

export interface BridgeProvidersConfig {
  relay?: {
    apiKey?: string
    /** Basis points a payout may fall short of its estimate. Absent: Relay chooses. */
    slippageBps?: number
  }
}

/** What the egress has to let through, by provider. */
export const bridgeHosts = { relay: 'api.relay.link' } as const

/** The providers that are configured, the preferred first. Their lists are empty until `refresh`. */
export const createBridgeProviders = ({
  config,
  ...shared
}: {
  egress: Egress
  clock: Clock
  config: BridgeProvidersConfig
}): BridgeProvider[] => (config.relay ? [createRelayProvider({ ...shared, ...config.relay })] : [])
