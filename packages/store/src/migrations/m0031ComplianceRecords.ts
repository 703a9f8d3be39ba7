import { type Kysely, sql } from 'kysely'

/** What institutions that must know the beneficiary are given of a sub-client. */
export const m0031ComplianceRecords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table sub_clients add column compliance jsonb, add column compliance_updated_at timestamptz`.execute(db)
  },
}
