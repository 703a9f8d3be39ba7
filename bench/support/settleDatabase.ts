import { type Database, raiseStatementTimeout, type Tables } from '@rialto/store'
import { sql } from 'kysely'

/**
 * Vacuums a filled database, counts its rows for the planner and writes all data to disk, however long it takes, so that no
 * checkpoint and no vacuum of the filled rows runs during a measurement.
 */
export const settleDatabase = (db: Database<Tables>): Promise<void> =>
  db.connection().execute(async one => {
    await raiseStatementTimeout(one, 0)
    await sql`vacuum analyze`.execute(one)
    await sql`checkpoint`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
