import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table previews add column network_fee jsonb`,
  `alter table transfers
    add column network_fee jsonb,
    add column network_fee_charged numeric,
    add column converted jsonb`,
]

/**
 * Further amounts of a transfer: the network's fee of a wallet, and the result of the conversion or purchase before
 * it.
 */
export const m0099MoneyLines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
