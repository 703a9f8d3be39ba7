import type { BridgeProvider, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { createOneClickProvider } from './oneclick/createOneClickProvider.ts'
import { createRelayProvider } from './relay/createRelayProvider.ts'

export interface BridgeProvidersConfig {
  relay?: {
    apiKey?: string
    /** Basis points a payout may fall short of its estimate. Absent: Relay chooses. */
    slippageBps?: number
  }
  oneclick?: {
    /** A partner's JWT. */
    token?: string
    /** Default 100. */
    slippageBps?: number
  }
}

/** What the egress has to let through, by provider. */
export const bridgeHosts = { relay: 'api.relay.link', oneclick: '1click.chaindefuser.com' } as const

/** The providers that are configured, the preferred first. Their lists are empty until `refresh`. */
export const createBridgeProviders = ({
  config,
  ...shared
}: {
  egress: Egress
  clock: Clock
  config: BridgeProvidersConfig
}): BridgeProvider[] => [
  ...(config.relay ? [createRelayProvider({ ...shared, ...config.relay })] : []),
  ...(config.oneclick ? [createOneClickProvider({ ...shared, ...config.oneclick })] : []),
]
