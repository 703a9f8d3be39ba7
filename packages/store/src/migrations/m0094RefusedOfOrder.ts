import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create index transfers_unsent_of_order on transfers (client_id, environment, user_id, client_transaction_id)
     where client_transaction_id is not null and phase in ('failed', 'awaitingUser')`,
  `create index transfers_unsent_of_session on transfers (link_session_id)
     where link_session_id is not null and phase in ('failed', 'awaitingUser')`,
]

/** Indexes of the refused attempts of an order, which are read before the order is paid. */
export const m0094RefusedOfOrder: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
