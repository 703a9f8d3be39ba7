import type { Clock, Context } from '@rialto/core'
import { readWorkload } from '@rialto/store'

import type { Storage } from './composeStorage.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { StateSources } from './metrics/measureState.ts'
import { version } from './version.ts'

/** The server's counters, and the refresh of the gauges for the database and the circuit breakers. */
export interface ServerMetrics {
  counters: Metrics
  /** Starts to serve metrics. Resolves with the port. */
  serve(): Promise<number>
  close(): Promise<void>
}

/** Loaded only if metrics are served, so that other servers neither count nor pay for them. */
export const createCounters = async (config: Config): Promise<Metrics | undefined> => {
  if (config.metrics === undefined) return undefined
  const { createMetrics } = await import('./metrics/createMetrics.ts')
  return createMetrics({ version, environment: config.environment })
}

type MeasuredContext = Pick<Context, 'store' | 'relaying' | 'environment' | 'chainDeposits'>

export const openMetrics = (
  config: Config,
  {
    counters,
    storage,
    breakers,
    clock,
    context,
  }: { counters: Metrics; storage: Storage; clock: Clock; context: MeasuredContext } & Pick<StateSources, 'breakers'>,
): ServerMetrics => {
  // A dedicated connection: metrics matter most while the pools are busy.
  const db = storage.openDirect('rialto-metrics')
  let stop: (() => Promise<void>) | undefined
  return {
    counters,
    serve: async () => {
      const [{ measureState }, { readRelayerBalances }, { serveMetrics }] = await Promise.all([
        import('./metrics/measureState.ts'),
        import('./metrics/readRelayerBalances.ts'),
        import('./metrics/serveMetrics.ts'),
      ])
      const refresh = measureState(counters.registry, {
        readWorkload: () => readWorkload(db, config.environment, new Date(clock.nowMs())),
        relayerBalances: readRelayerBalances(context, Date.now),
        readsPayments: context.chainDeposits.watches,
        breakers,
        pools: storage.pools,
      })
      const { host, port } = config.metrics ?? { host: config.host, port: 0 }
      const server = await serveMetrics({ registry: counters.registry, refresh }, { host, port })
      stop = server.stop
      return server.port
    },
    close: async () => {
      await stop?.()
      await db.destroy()
    },
  }
}
