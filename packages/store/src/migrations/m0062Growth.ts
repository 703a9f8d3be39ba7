import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a list of transfers filters or orders by, before their age: the expression, and the columns that it is computed of. */
const lists: Readonly<Record<string, { by?: string; of?: string; where?: string }>> = {
  age: {},
  user_id: { by: 'user_id' },
  client_transaction_id: { by: 'client_transaction_id' },
  type: { by: 'type' },
  symbol: { by: 'symbol' },
  network_id: { by: 'network_id' },
  sub_client_id: { by: 'sub_client_id' },
  hash: { by: 'hash', where: ' and hash is not null' },
  amount: { by: '(amount * price_usd)', of: 'amount, price_usd' },
  status: {
    by: `(case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end)`,
    of: 'phase',
  },
}

/** Without the parts of combined transfers, which no list shows: whether a row is one was looked up for each that was counted. */
const listIndexes = Object.entries(lists).flatMap(([name, { by, of, where = '' }]) => [
  `create index transfers_listed_by_${name} on transfers (client_id, environment, ${by ? `${by}, ` : ''}created_at, id)
    ${of ? `include (${of})` : ''} where phase <> 'awaitingUser' and part_of is null${where}`,
  `drop index transfers_by_${name}`,
  `alter index transfers_listed_by_${name} rename to transfers_by_${name}`,
])

/** By when a row expires: what the retention job looks for. */
const ends = [
  `create index link_sessions_ended on link_sessions (session_expires_at) where session_expires_at is not null`,
  `create index link_sessions_unused on link_sessions (token_expires_at) where session_expires_at is null`,
  `create index wallet_challenges_ended on wallet_challenges (expires_at)`,
  `create index previews_ended on previews (expires_at)`,
  `create index webhook_events_of_link_delivered on webhook_events (delivered_at)
    where type in ('linkSession.finished', 'linkSession.ready')`,
]

/** By what a row names: what erasing an account, a user or a Link session looks for. */
const names = [
  `create index previews_by_connection on previews (connection_id)`,
  `create index link_sessions_by_connection on link_sessions using gin (connection_ids) with (fastupdate = off)
    where connection_ids <> '{}'`,
  `create index webhook_events_by_named on webhook_events (subject_id) where subject_id is not null`,
  `create index webhook_events_by_account on webhook_events using gin ((body -> 'AccountIds')) with (fastupdate = off)
    where type like 'linkSession.%'`,
  `create index webhook_events_by_user on webhook_events (client_id, environment, (body ->> 'UserId'))
    where transfer_id is null`,
  `create index bridging_addresses_by_user on bridging_addresses (client_id, environment, user_id)`,
  `create index oauth_attempts_by_session on oauth_attempts (session_id)`,
  `create index jobs_by_key on jobs (key)`,
]

const growing = [
  'transfers',
  'transfer_changes',
  'withdrawal_attempts',
  'webhook_events',
  'webhook_attempts',
  'link_sessions',
  'previews',
  'logged_requests',
]

/**
 * PostgreSQL vacuums a table after a fifth of it has changed. Of a million transfers that leaves 200,000, the ones that are listed first,
 * whose rows are read although the index alone would do.
 */
const vacuumed = growing.map(
  table => `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.02,
    autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)`,
)

/**
 * All tables at once, before any index is made: a transaction of a running server that waits for one of them and holds another is ended by
 * PostgreSQL within a second, and runs again. Were they locked one by one, it would be this migration that is ended, after minutes.
 */
const lockAll = `lock table transfers, transfer_changes, withdrawal_attempts, webhook_events, webhook_attempts, link_sessions, previews,
  logged_requests, wallet_challenges, bridging_addresses, oauth_attempts, jobs in access exclusive mode`

/**
 * What grew with the tables: lists that looked at parts of combined transfers, a retention job that read whole tables, and visibility
 * that came late. Until it is replaced, a server of the version before finds its lists without an index.
 */
export const m0062Growth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      lockAll,
      `set local maintenance_work_mem = '256MB'`,
      ...[...listIndexes, `drop index transfers_that_are_parts`],
      ...[...ends, ...names, ...vacuumed],
    ])
      await sql.raw(statement).execute(db)
  },
}
