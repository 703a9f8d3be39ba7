import { sqlMigration } from './sqlMigration.ts'

/** Indexes of the refused attempts of an order, which are read before the order is paid. */
export const m0094RefusedOfOrder = sqlMigration(
  `create index transfers_unsent_of_order on transfers (client_id, environment, user_id, client_transaction_id)
     where client_transaction_id is not null and phase in ('failed', 'awaitingUser')`,
  `create index transfers_unsent_of_session on transfers (link_session_id)
     where link_session_id is not null and phase in ('failed', 'awaitingUser')`,
)
