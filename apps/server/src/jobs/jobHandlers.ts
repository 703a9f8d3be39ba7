import {
  type Context,
  deliverWebhook,
  reconcileBridge,
  reconcileTransfer,
  type JobKind,
  type Scope,
  type SendWebhook,
} from '@rialto/core'

import type { JobHandler } from './jobWorker.ts'

/** What each kind of job does. */
export const jobHandlers = (ctx: Context, send: SendWebhook): Readonly<Record<JobKind, JobHandler>> => ({
  'transfer.reconcile': payload => reconcileTransfer(ctx, scopeOf(payload), payload['transferId'] ?? ''),
  'bridge.reconcile': payload => reconcileBridge(ctx, scopeOf(payload), payload['addressId'] ?? ''),
  'webhook.deliver': ({ eventId = '' }) => deliverWebhook(ctx, send, eventId),
})

export const jobKinds: readonly JobKind[] = ['transfer.reconcile', 'bridge.reconcile', 'webhook.deliver']

const scopeOf = ({ clientId = '', environment }: Readonly<Record<string, string>>): Scope => ({
  clientId,
  environment: environment as Scope['environment'],
})
