import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table webhook_endpoints
    add column label text not null default '',
    add column event_types text[],
    add column failing_since timestamptz,
    add column resumed_at timestamptz`,
  `alter table webhook_events
    add column event_id uuid,
    add column subject_id uuid,
    add column replayed_at timestamptz,
    alter column transfer_id drop not null,
    add check (num_nonnulls(transfer_id, subject_id) = 1)`,
  `create unique index webhook_events_by_subject on webhook_events (endpoint_id, subject_id, sequence)
    where subject_id is not null`,
  `create index webhook_events_open on webhook_events (endpoint_id)
    where delivered_at is null and given_up_at is null`,
  `create index webhook_events_by_client on webhook_events (client_id, environment, created_at)`,
  // Given up because their endpoint was disabled: they are delivered once it is resumed.
  `update webhook_events set given_up_at = null
    from webhook_endpoints
    where webhook_endpoints.id = endpoint_id and delivered_at is null and given_up_at >= disabled_at`,
]

/** Endpoints have filters and pause with their events waiting; events may be about something other than a transfer. */
export const m0021WebhookEndpoints = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
