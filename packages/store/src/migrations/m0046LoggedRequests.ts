import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table logged_requests (
    id bigint generated always as identity primary key,
    client_id uuid not null,
    environment text not null,
    at timestamptz not null,
    api text not null,
    operation text not null,
    method text not null,
    path text not null,
    fields text[] not null,
    status smallint not null,
    error_type text,
    duration_ms integer not null,
    key_id uuid,
    link_session_id uuid references link_sessions on delete cascade,
    subject text
  )`,
  `create index logged_requests_by_client on logged_requests (client_id, environment, id)`,
  `create index logged_requests_by_operation on logged_requests (client_id, environment, operation, id)`,
  `create index logged_requests_failed on logged_requests (client_id, environment, id) where status >= 400`,
  `create index logged_requests_errors on logged_requests (client_id, environment, at)
    include (api, operation, error_type, link_session_id) where status >= 400`,
  `create index logged_requests_by_session on logged_requests (link_session_id, id) where link_session_id is not null`,
  // What the pages about connections and Link sessions list and look for.
  `create index connections_by_age on connections (client_id, environment, created_at, id) where removed_at is null`,
  `create index connections_to_reconnect on connections (client_id, environment, created_at, id)
    where removed_at is null and state = 'needsReconnect'`,
  `create index connections_by_type on connections (client_id, environment, type, created_at, id) where removed_at is null`,
  `create index link_sessions_by_user on link_sessions (client_id, environment, (request->>'userId'), consumed_at)`,
  `create index previews_by_link_session on previews (link_session_id) where link_session_id is not null`,
]

/** Requests that were answered, for those who integrate; and the lists of connections and Link sessions. */
export const m0046LoggedRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
