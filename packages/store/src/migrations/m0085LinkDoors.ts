import { sqlMigration } from './sqlMigration.ts'

/** Placements of Link sessions, the browsers that hold them, and the connections that each browser may use. */
export const m0085LinkDoors = sqlMigration(
  // A session opened by the previous version has no placement: it ends within two hours, and until then may use all of
  // its connections.
  `alter table link_sessions add column place text, add column browser_key_hash bytea,
    add column proven_ids uuid[] not null default '{}', add column has_returned boolean not null default false`,
  `alter table link_session_moves add column browser_key_hash bytea`,
  // `link_session_id`: the connection was made by the payer of a pay link, a different person from the user
  // `order_user_id`.
  `alter table connections add column is_client_made boolean not null default false, add column link_session_id uuid,
    add column order_user_id text, add column payer_ended_at timestamptz, add column retired_at timestamptz`,
  `create index connections_of_pay_links on connections (environment, link_session_id)
    where link_session_id is not null and retired_at is null`,
  `create index connections_by_order_user on connections (client_id, environment, order_user_id) where order_user_id is not null`,
  // Browsers that have connected an account, by the hash of each browser's key.
  `create table connection_browsers (
    connection_id uuid not null references connections on delete cascade,
    key_hash bytea not null,
    last_used_at timestamptz not null,
    primary key (connection_id, key_hash)
  )`,
  `create index connection_browsers_unused on connection_browsers (last_used_at)`,
)
