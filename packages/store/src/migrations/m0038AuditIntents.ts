import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table audit_intents (
    id uuid primary key,
    client_id uuid not null,
    environment text not null,
    at timestamptz not null,
    entry jsonb not null
  )`,
  `create index audit_intents_by_client on audit_intents (client_id, environment, at)`,
]

/** Changes of which nobody has written yet what became of them, so that a process that ends meanwhile leaves its entry. */
export const m0038AuditIntents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
