import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** PostgreSQL's version, as `server_version_num`, and its clock. */
export const readServerFacts = async (db: Database<Tables>): Promise<{ version: number; nowMs: number }> => {
  const { rows } = await sql<{ version: number; now: Date }>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now`.execute(db)
  const [facts] = rows
  return { version: facts?.version ?? 0, nowMs: facts?.now.getTime() ?? 0 }
}
