import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create index logged_requests_server_failed on logged_requests (client_id, environment, id) where status >= 500`,
  `create index logged_requests_by_error on logged_requests (client_id, environment, error_type, id) where status >= 400`,
]

/** A failure of the server, and an error that is rare, are found without reading every request that failed. */
export const m0059RequestLogFailures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
