import { type Kysely, sql } from 'kysely'

/** Withdrawals that have not ended, which an operator looks for by age: few, among all that ever were. */
export const m0022OpenTransfers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create index transfers_open on transfers (environment, created_at)
        where connection_id is not null and phase in ('sending', 'unknown', 'accepted', 'onChain')`.execute(db)
  },
}
