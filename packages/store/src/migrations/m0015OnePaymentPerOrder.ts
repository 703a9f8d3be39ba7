import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table previews add column link_session_id uuid`,
  `alter table transfers add column link_session_id uuid, add column order_id text`,
  // A session that served several transfers before this rule keeps its last one.
  `update transfers set link_session_id = link_sessions.id
    from link_sessions where link_sessions.transfer_id = transfers.id`,
  // Of several payments of one order that exist already, the first holds the order.
  `update transfers set order_id = client_transaction_id
    where connection_id is not null and client_transaction_id is not null and not exists (
      select from transfers as first
      where first.client_id = transfers.client_id and first.environment = transfers.environment
        and first.user_id = transfers.user_id and first.client_transaction_id = transfers.client_transaction_id
        and first.connection_id is not null and first.phase not in ('failed', 'awaitingUser')
        and (first.created_at, first.id) < (transfers.created_at, transfers.id)
    )`,
  // An attempt that waits for its user has created nothing at the institution; submitting it again meets the index.
  `create unique index one_payment_per_link_session on transfers (link_session_id)
    where link_session_id is not null and phase not in ('failed', 'awaitingUser')`,
  `create unique index one_payment_per_order on transfers (client_id, environment, user_id, order_id)
    where order_id is not null and phase not in ('failed', 'awaitingUser')`,
]

/** One order is paid once, whatever the code does. */
export const m0015OnePaymentPerOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
