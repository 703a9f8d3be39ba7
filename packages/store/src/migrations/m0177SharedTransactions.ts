import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Transfers that name one transaction, parts of combined ones too: the list by hash has no parts. */
export const m0177SharedTransactions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index transfers_sharing on transfers (client_id, environment, hash)
        where phase <> 'awaitingUser' and hash is not null and is_combined = false`.execute(db)
  },
}
