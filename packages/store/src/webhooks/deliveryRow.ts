import type { Delivery, EventSubject, WebhookAttempt, WebhookEvent } from '@rialto/core'
import type { Selectable } from 'kysely'

import { scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

type EventRow = Selectable<Tables['webhook_events']>

export const readEvent = (row: EventRow): WebhookEvent => {
  const event: WebhookEvent = {
    id: row.id,
    eventId: row.event_id ?? row.id,
    scope: scopeOf(row),
    endpointId: row.endpoint_id,
    subject: subjectOf(row),
    sequence: row.sequence,
    type: row.type,
    body: row.body,
    createdAtMs: row.created_at.getTime(),
  }
  if (row.replayed_at) event.replayedAtMs = row.replayed_at.getTime()
  return event
}

const subjectOf = ({ transfer_id: transferId, subject_id: subjectId }: EventRow): EventSubject =>
  transferId === null ? { subjectId: subjectId ?? '' } : { transferId }

/** The event with its last attempt and the time of the next, as `list` joins them. */
export type DeliveryRow = EventRow & {
  attempts: string | null
  last_id: string | null
  last_started_at: Date | null
  last_duration_ms: number | null
  last_status: number | null
  last_error: string | null
  next_at: Date | null
}

export const readDelivery = (row: DeliveryRow): Delivery => {
  const attempts = Number(row.attempts ?? 0)
  const delivery: Delivery = { event: readEvent(row), state: stateOf(row), attempts }
  const endedAt = row.delivered_at ?? row.given_up_at
  if (endedAt) delivery.endedAtMs = endedAt.getTime()
  if (row.next_at) delivery.nextAttemptAtMs = row.next_at.getTime()
  if (row.last_id !== null && row.last_started_at)
    delivery.lastAttempt = withOutcome(
      {
        id: row.last_id,
        number: attempts,
        startedAtMs: row.last_started_at.getTime(),
        durationMs: row.last_duration_ms ?? 0,
      },
      row.last_status,
      row.last_error,
    )
  return delivery
}

const stateOf = ({ delivered_at: delivered, given_up_at: givenUp }: EventRow): Delivery['state'] => {
  if (delivered) return 'delivered'
  return givenUp ? 'failed' : 'waiting'
}

export const readAttempt = (row: Selectable<Tables['webhook_attempts']>): WebhookAttempt =>
  withOutcome(
    {
      id: row.id,
      deliveryId: row.event_id,
      number: row.number,
      startedAtMs: row.started_at.getTime(),
      durationMs: row.duration_ms,
    },
    row.status,
    row.error,
  )

const withOutcome = <A extends Omit<WebhookAttempt, 'deliveryId'>>(
  attempt: A,
  status: number | null,
  error: string | null,
): A => {
  if (status !== null) attempt.status = status
  if (error !== null) attempt.error = error
  return attempt
}
