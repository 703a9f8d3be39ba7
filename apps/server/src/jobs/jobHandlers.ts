import {
  type Context,
  deliverWebhook,
  giveUpWebhook,
  reconcileBridge,
  reconcileTransfer,
  type JobKind,
  type Scope,
  type SendWebhook,
} from '@rialto/core'

import type { JobAbandoners, JobHandler } from './jobWorker.ts'

/** What each kind of job does. */
export const jobHandlers = (ctx: Context, send: SendWebhook): Readonly<Record<JobKind, JobHandler>> => ({
  'transfer.reconcile': payload => reconcileTransfer(ctx, scopeOf(payload), payload['transferId'] ?? ''),
  'bridge.reconcile': payload => reconcileBridge(ctx, scopeOf(payload), payload['addressId'] ?? ''),
  'webhook.deliver': ({ eventId = '' }) => deliverWebhook(ctx, send, eventId),
})

/**
 * What is left to do when a job that keeps throwing is given up. What looks after money in flight is missing here: it is never
 * given up.
 */
export const jobAbandoners = (ctx: Context): JobAbandoners => ({
  'webhook.deliver': ({ eventId = '' }) => giveUpWebhook(ctx, eventId),
})

const scopeOf = ({ clientId = '', environment }: Readonly<Record<string, string>>): Scope => ({
  clientId,
  environment: environment as Scope['environment'],
})
