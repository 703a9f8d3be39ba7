import {
  type Context,
  deliverWebhook,
  checkObstacle,
  expireLinkSession,
  reconcileBridge,
  reconcileTransfer,
  followBridgePayment,
  followPaymentRelay,
  followPayout,
  followRefund,
  watchArrival,
  watchNotSent,
  watchAccount,
  watchPayments,
  type JobKind,
  type Scope,
} from '@rialto/core'

import type { Metrics } from '../metrics/createMetrics.ts'
import { createTurns } from '../webhooks/createTurns.ts'
import { type DeliveryLog, logFailedDelivery } from '../webhooks/logFailedDelivery.ts'
import { countDeliveries, measureJobs } from './measureJobs.ts'
import type { JobHandler } from './jobWorker.ts'

/** As docs/webhooks.md says. Together they bound the sockets in use. */
const deliveriesAtOnce = { perKey: 16, inAll: 256 }

/** Phases of a transfer that one run of its job may pass: less than the lease of the job lasts. */
const stepsAtOnce = 3

/** Repeats a step whose next one is due at once, so that the job need not be rescheduled and claimed between them. */
const atOnce = async (step: () => Promise<number | undefined>): Promise<number | undefined> => {
  for (let steps = 1; ; steps += 1) {
    const laterMs = await step()
    if (laterMs !== 0 || steps === stepsAtOnce) return laterMs
  }
}

const isConverting = async (ctx: Context, payload: Parameters<JobHandler>[0]): Promise<boolean> =>
  (await ctx.store.transfers.find(scopeOf(payload), payload['transferId'] ?? ''))?.phase === 'converting'

/** The handler of each kind of job. Once `stopping` is aborted, deliveries that wait for their turn are left to other processes. */
export const jobHandlers = (
  ctx: Context,
  log: DeliveryLog,
  metrics?: Metrics,
  stopping?: AbortSignal,
): Readonly<Record<JobKind, JobHandler>> => {
  const ports = {
    send: ctx.webhookSender.send,
    report: logFailedDelivery(log),
    inTurn: createTurns(deliveriesAtOnce),
    isStopping: () => stopping?.aborted === true,
  }
  const deliveryPorts = metrics ? countDeliveries(ports, metrics) : ports
  const reconcile: JobHandler = payload =>
    atOnce(() => reconcileTransfer(ctx, scopeOf(payload), payload['transferId'] ?? ''))
  const handlers: Readonly<Record<JobKind, JobHandler>> = {
    'transfer.reconcile': reconcile,
    'conversion.reconcile': async payload => ((await isConverting(ctx, payload)) ? reconcile(payload) : undefined),
    'transfer.watch': payload => watchNotSent(ctx, scopeOf(payload), payload['transferId'] ?? ''),
    'transfer.arrival': payload => watchArrival(ctx, scopeOf(payload), payload['transferId'] ?? ''),
    'bridge.reconcile': payload => reconcileBridge(ctx, scopeOf(payload), payload['addressId'] ?? ''),
    'linkSession.expire': async payload =>
      void (await expireLinkSession(ctx, scopeOf(payload), payload['sessionId'] ?? '')),
    'linkSession.watch': ({ sessionId = '', previewId = '', ...scope }) =>
      checkObstacle(ctx, scopeOf(scope), { sessionId, previewId }),
    'payments.watch': ({ networkId = '' }) => watchPayments(ctx, networkId),
    'payments.account': ({ sourceId = '', networkId = '', ...payload }) =>
      watchAccount(ctx, scopeOf(payload), { sourceId, networkId }),
    'payout.follow': payload => followPayout(ctx, scopeOf(payload), payload['payoutId'] ?? ''),
    'bridgePayment.follow': payload => followBridgePayment(ctx, scopeOf(payload), payload['bridgePaymentId'] ?? ''),
    'refund.follow': payload => followRefund(ctx, scopeOf(payload), payload['refundId'] ?? ''),
    'relay.follow': payload => followPaymentRelay(ctx, scopeOf(payload), payload['relayId'] ?? ''),
    'webhook.deliver': ({ eventId = '' }) => deliverWebhook(ctx, deliveryPorts, eventId),
  }
  return metrics ? measureJobs(handlers, metrics) : handlers
}

const scopeOf = ({ clientId = '', environment }: Readonly<Record<string, string>>): Scope => ({
  clientId,
  environment: environment as Scope['environment'],
})
