import type { Delivery } from '@rialto/core'

import { deliveryFilter } from './deliveryFilter.ts'
import type { AdminHandler } from '../../../handler.ts'
import { secondsOrNull } from '../seconds.ts'

export const listWebhookDeliveriesHandler: AdminHandler<'listWebhookDeliveries'> = async (ctx, { scope, body }) => {
  const { count = 50, offset = 0 } = body
  return (await ctx.store.webhooks.list(scope, { ...deliveryFilter(body), count, offset })).map(deliveryView)
}

const deliveryView = ({ event, state, attempts, lastAttempt, nextAttemptAtMs }: Delivery) => ({
  eventId: event.eventId,
  endpointId: event.endpointId,
  eventType: event.type,
  transferId: 'transferId' in event.subject ? event.subject.transferId : null,
  sequence: event.sequence,
  state,
  createdTimestamp: Math.floor(event.createdAtMs / 1000),
  attempts,
  lastStatusCode: lastAttempt?.status ?? null,
  lastError: lastAttempt?.error ?? null,
  nextAttemptTimestamp: secondsOrNull(nextAttemptAtMs),
})
