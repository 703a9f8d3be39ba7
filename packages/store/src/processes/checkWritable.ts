import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { errorCode } from '@rialto/defined/errorCode'
import type { Tables } from '../tables.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Writes and removes a row of 32 kB in a temporary table of this connection. A full disk still answers reads, and small
 * updates for a while. A role without temporary tables is not checked.
 *
 * @param db one dedicated connection to PostgreSQL itself
 * @throws the database's error if it cannot be written to.
 */
export const checkWritable = async (db: Database<Tables>): Promise<void> => {
  try {
    await db.transaction().execute(async tx => {
      await sql`create temporary table if not exists rialto_disk_check (filler text) on commit delete rows`.execute(tx)
      // Random, since equal bytes are stored compressed.
      await sql`insert into rialto_disk_check select string_agg(gen_random_uuid()::text, '') from generate_series(1, 900)`.execute(
        tx,
      )
    })
  } catch (error) {
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error
  }
}
