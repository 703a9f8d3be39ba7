import { sqlMigration } from './sqlMigration.ts'

/** Transfers that name one transaction, parts of combined ones too: the list by hash has no parts. */
export const m0177SharedTransactions = sqlMigration(
  `create index transfers_sharing on transfers (client_id, environment, hash)
    where phase <> 'awaitingUser' and hash is not null and is_combined = false`,
)
