import type { WebhookEventType } from '@rialto/contract'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { EventSubject, WebhookEndpoint } from './ports.ts'
import { deliveryJob } from './deliverySchedule.ts'

interface NewEvent {
  scope: Scope
  type: WebhookEventType
  subject: EventSubject
  sequence: number
  /** The fields of this kind of event; the fields that all events share are added. */
  details: Readonly<Record<string, unknown>>
}

/**
 * Stores an event for each endpoint that subscribes to its type, with the job that delivers it, in the caller's
 * transaction: the event exists exactly if the change is committed. Events of a paused endpoint wait for it.
 */
export const emitEvent = async (
  ctx: Pick<Context, 'clock' | 'ids'>,
  repositories: Pick<Repositories, 'webhookEndpoints' | 'webhooks' | 'jobs'>,
  { scope, type, subject, sequence, details }: NewEvent,
): Promise<void> => {
  const nowMs = ctx.clock.nowMs()
  const eventId = ctx.ids.uuid()
  const body = { EventId: eventId, EventType: type, Sequence: sequence, ...details, Timestamp: nowMs }
  const endpoints = await repositories.webhookEndpoints.list(scope)
  for (const endpoint of endpoints.filter(each => subscribes(each, type))) {
    const id = ctx.ids.uuid()
    const event = { id, eventId, scope, endpointId: endpoint.id, subject, sequence, type, body, createdAtMs: nowMs }
    await repositories.webhooks.insertEvent(event)
    // Enqueued for a paused endpoint, too, because a concurrent resume does not see this event yet.
    await repositories.jobs.enqueue(deliveryJob(event, nowMs))
  }
}

const subscribes = ({ eventTypes }: WebhookEndpoint, type: WebhookEventType): boolean =>
  eventTypes === undefined || eventTypes.includes(type)
