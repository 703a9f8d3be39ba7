import { type Kysely, sql } from 'kysely'

/** Stored names follow the code's: jobs that reconcile, and the last status that a bridged transfer reported. */
export const m0014Vocabulary = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update jobs set kind = 'transfer.reconcile' where kind = 'transfer.follow'`.execute(db)
    await sql`update jobs set kind = 'bridge.reconcile' where kind = 'bridge.follow'`.execute(db)
    await sql`
      update transfers
      set bridge = (bridge::jsonb - 'told') || jsonb_build_object('reported', bridge::jsonb -> 'told')
      where bridge is not null and bridge::jsonb ? 'told'`.execute(db)
  },
}
