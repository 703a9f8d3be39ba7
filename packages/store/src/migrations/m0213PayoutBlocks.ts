import { sqlMigration } from './sqlMigration.ts'

/** The first block that can have a payout's transaction. */
export const m0213PayoutBlocks = sqlMigration(`alter table payouts add column since_block bigint`)
