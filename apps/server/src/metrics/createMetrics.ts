import { type FailedDelivery, isAccepted, type JobKind, type WebhookAnswer } from '@rialto/core'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** A request that has been answered. `route` is its template: values in paths never become labels. */
export interface AnsweredRequest {
  method: string
  route: string
  status: number
  seconds: number
}

const requestBuckets = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]
const upstreamBuckets = [0.1, 0.5, 1, 2.5, 5, 10]

/**
 * Counters of this process. Labels hold names from the code (routes, institutions, kinds of jobs) and never a client, a
 * user, an address or any request content, so that their number is bounded.
 */
export const createMetrics = (facts: { version: string; environment: string }) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'rialto_info',
    help: 'Version and environment; always 1',
    labelNames: Object.keys(facts),
    registers,
  })
    .labels(facts)
    .set(1)
  const requests = new Histogram({
    name: 'rialto_http_request_seconds',
    help: 'Answered requests by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const upstream = new Histogram({
    name: 'rialto_upstream_call_seconds',
    help: 'Calls to institutions by outcome',
    labelNames: ['institution', 'call', 'outcome'],
    buckets: upstreamBuckets,
    registers,
  })
  const oddRows = new Counter({
    name: 'rialto_upstream_odd_rows_total',
    help: 'Rows of balances, histories and orders that could not be read and were left out',
    labelNames: ['institution', 'list'],
    registers,
  })
  const deliveries = new Counter({
    name: 'rialto_webhook_deliveries_total',
    help: 'Attempts to deliver a webhook: accepted (2xx), refused (another status) or unanswered',
    labelNames: ['outcome'],
    registers,
  })
  const endings = new Counter({
    name: 'rialto_webhooks_ended_total',
    help: 'Webhooks not delivered: given up after the last attempt, or their endpoint paused',
    labelNames: ['ending'],
    registers,
  })
  const jobs = new Histogram({
    name: 'rialto_job_seconds',
    help: 'Jobs worked on by kind: ok, or failed and due again',
    labelNames: ['kind', 'outcome'],
    buckets: upstreamBuckets,
    registers,
  })
  // A series that first appears with a failure would hide that failure from `increase()`.
  for (const outcome of ['accepted', 'refused', 'unanswered']) deliveries.inc({ outcome }, 0)
  for (const ending of ['givenUp', 'paused']) endings.inc({ ending }, 0)
  return {
    registry,
    request: ({ seconds, ...labels }: AnsweredRequest) => requests.observe(labels, seconds),
    upstream: ({ seconds, ...labels }: { institution: string; call: string; outcome: string; seconds: number }) =>
      upstream.observe(labels, seconds),
    oddRows: ({ institution, list, count }: { institution: string; list: string; count: number }) =>
      oddRows.inc({ institution, list }, count),
    delivery: (answer: WebhookAnswer) =>
      deliveries.inc({
        outcome: isAccepted(answer) ? 'accepted' : answer.status === undefined ? 'unanswered' : 'refused',
      }),
    deliveryEnded: ({ ended }: FailedDelivery) => {
      if (ended !== undefined) endings.inc({ ending: ended })
    },
    job: (kind: JobKind, outcome: 'ok' | 'failed', seconds: number) => jobs.observe({ kind, outcome }, seconds),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
