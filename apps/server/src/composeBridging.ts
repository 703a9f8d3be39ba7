import { bridgeHosts, createBridgeProviders } from '@rialto/bridges'
import type { BridgeProvider, Bridging, Clock } from '@rialto/core'
import { createEgress } from '@rialto/egress'

import type { BridgingConfig } from './config.ts'

interface BridgingParts {
  bridging: Bridging
  /** Starts the periodic refresh of every provider's routes. */
  startRefreshing(): void
  stop(): Promise<void>
}

/** Delay before a failed refresh is repeated. Until it succeeds the provider keeps its last known routes. */
const retryMs = 30_000

/** The configured bridge providers. In the sandbox their hosts are the simulated bridge's. */
export const composeBridging = (options: {
  config: BridgingConfig
  clock: Clock
  userAgent: string
  sandboxOrigin: string | undefined
  log: { warn(details: object, message: string): void }
}): BridgingParts => {
  const { config, clock, userAgent, sandboxOrigin, log } = options
  const hosts = Object.values(bridgeHosts)
  const egress = createEgress(
    sandboxOrigin === undefined
      ? { hosts: new Set<string>(hosts), userAgent }
      : { hosts: new Set<string>(), routes: new Map(hosts.map(host => [host, sandboxOrigin])), userAgent },
  )
  const { relay, oneclick, order } = config
  const configured = createBridgeProviders({
    egress,
    clock,
    config: { ...(relay && { relay }), ...(oneclick && { oneclick }) },
  })
  // A provider missing from the order comes last.
  const place = ({ name }: BridgeProvider): number => (order.includes(name) ? order.indexOf(name) : order.length)
  const providers = configured.toSorted((a, b) => place(a) - place(b))
  let stopped = false
  const timers = new Map<string, NodeJS.Timeout>()
  const refresh = async (provider: BridgeProvider): Promise<void> => {
    const failed = await provider.refresh().then(
      () => false,
      (error: unknown) => {
        if (!stopped)
          log.warn({ err: error, provider: provider.name }, 'the routes of a bridge provider could not be read')
        return true
      },
    )
    if (stopped) return
    const again = setTimeout(() => void refresh(provider), failed ? retryMs : config.refreshMs)
    timers.set(provider.name, again.unref())
  }
  return {
    bridging: { providers, recoveryAddresses: config.recoveryAddresses },
    startRefreshing: () => providers.forEach(provider => void refresh(provider)),
    stop: async () => {
      stopped = true
      timers.forEach(timer => clearTimeout(timer))
      await egress.close()
    },
  }
}
