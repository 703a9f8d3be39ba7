import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  ...['previews', 'transfers'].map(
    table => `alter table ${table}
      add column client_fee numeric check (client_fee >= 0),
      add column client_fee_ratio numeric check (client_fee_ratio between 0 and 1)`,
  ),
]

/** What the client keeps of a transfer. */
export const m0012LinkOptions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
