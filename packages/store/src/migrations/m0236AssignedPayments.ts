import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments that a client has assigned to an order. Their rows stay, so that no later reading keeps them again. */
export const m0236AssignedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table unassigned_payments add column assigned_at timestamptz`.execute(db)
  },
}
