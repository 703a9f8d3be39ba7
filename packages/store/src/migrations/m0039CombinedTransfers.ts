import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const columns = `add column is_combined boolean not null default false, add column part_of uuid`

const statements = [
  `alter table previews ${columns}`,
  `alter table transfers ${columns}`,
  // Few among all that are listed: what a list leaves out is looked up here.
  `create index transfers_parts on transfers (part_of, id) where part_of is not null`,
  `create index transfers_that_are_parts on transfers (id) where part_of is not null`,
]

/** Transfers made of parts from several accounts. */
export const m0039CombinedTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
