import type { DeliveryPorts, JobKind } from '@rialto/core'

import type { Metrics } from '../metrics/createMetrics.ts'
import type { JobHandler } from './jobWorker.ts'

type Handlers = Readonly<Record<JobKind, JobHandler>>

/** The same handlers, with the duration and outcome of each job counted. */
export const measureJobs = (handlers: Handlers, metrics: Metrics): Handlers => {
  const measured =
    (kind: JobKind, handle: JobHandler): JobHandler =>
    async payload => {
      const begun = performance.now()
      let outcome: 'ok' | 'failed' = 'failed'
      try {
        const laterMs = await handle(payload)
        outcome = 'ok'
        return laterMs
      } finally {
        metrics.job(kind, outcome, (performance.now() - begun) / 1_000)
      }
    }
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [kind, measured(kind as JobKind, handle)]),
  ) as Handlers
}

/** The same ports, with each attempt counted by its outcome. */
export const countDeliveries = ({ send, report, ...ports }: DeliveryPorts, metrics: Metrics): DeliveryPorts => ({
  ...ports,
  send: async delivery => {
    const answer = await send(delivery)
    metrics.delivery(answer)
    return answer
  },
  report: failed => {
    metrics.deliveryEnded(failed)
    report(failed)
  },
})
