import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table transfer_hours (
    client_id uuid not null,
    environment text not null,
    hour timestamptz not null,
    type text not null,
    succeeded integer not null,
    failed integer not null,
    volume_usd numeric not null,
    median_seconds double precision,
    primary key (client_id, environment, hour, type)
  )`,
  `create table transfer_hours_until (environment text primary key, until timestamptz not null)`,
  `create index transfers_finished on transfers (client_id, environment, finished_at)
    include (phase, type, amount, price_usd, created_at) where finished_at is not null and part_of is null`,
  // What the pages of the dashboard look for among the events of every transfer.
  `create index webhook_events_by_transfer on webhook_events (transfer_id)`,
  `create index webhook_events_by_event on webhook_events ((coalesce(event_id, id)))`,
  `create index webhook_events_failed on webhook_events (client_id, environment, created_at)
    where given_up_at is not null and delivered_at is null`,
  `create index link_sessions_opened on link_sessions (client_id, environment, consumed_at)`,
]

/**
 * How the transfers of each hour ended. A transfer ends once, so that an hour that is over stays as it is: figures over many days are
 * sums of these rows and of the transfers that ended since.
 */
export const m0042TransferHours: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
