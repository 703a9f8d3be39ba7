import type { BridgeProvider, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { type UpstreamCaps, cappedEgress } from '@rialto/upstream'

import { plainError } from './kit/bridgeErrorOf.ts'
import { createOneClickProvider } from './oneclick/createOneClickProvider.ts'
import { createRelayProvider } from './relay/createRelayProvider.ts'

export interface BridgeProvidersConfig {
  relay?: {
    apiKey?: string
    /** Basis points by which a payout may fall below its estimate. Absent: Relay chooses. */
    slippageBps?: number
  }
  oneclick?: {
    /** A partner's JWT. */
    token?: string
    /** Default 100. */
    slippageBps?: number
    /** Key of the signature of its quotes, if it is another than the published one. */
    quoteKey?: string
  }
}

/** Hosts that the egress must allow, by provider. */
export const bridgeHosts = { relay: 'api.relay.link', oneclick: '1click.chaindefuser.com' } as const

/** Limits of each provider: users wait for quotes, and lists are the longest replies. */
const caps: UpstreamCaps = { timeoutMs: 8_000, maxResponseBytes: 4 * 1024 * 1024, maxConcurrent: 32 }

/** The providers that are configured, the preferred first. Their lists are empty until `refresh`. */
export const createBridgeProviders = ({
  config,
  egress,
  clock,
}: {
  egress: Egress
  clock: Clock
  config: BridgeProvidersConfig
}): BridgeProvider[] => {
  const sharedFor = (provider: string) => ({
    clock,
    egress: cappedEgress(egress, {
      clock,
      caps,
      tooMany: retryAfterMs => plainError(provider, 'rateLimited', { upstreamCode: 'budget', retryAfterMs }),
    }),
  })
  return [
    ...(config.relay ? [createRelayProvider({ ...sharedFor('Relay'), ...config.relay })] : []),
    ...(config.oneclick ? [createOneClickProvider({ ...sharedFor('1Click'), ...config.oneclick })] : []),
  ]
}
