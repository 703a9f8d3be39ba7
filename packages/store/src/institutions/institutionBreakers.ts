import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** An institution's state, as found by one process. Unix milliseconds. Without `open`: up. */
interface BreakerState {
  open?: { untilMs: number; downSinceMs: number }
}

/** `version` increases with every change by any process. */
interface StoredBreaker extends BreakerState {
  institution: string
  version: bigint
}

/** Replaces the stored state of an institution; returns its new version. */
export const writeBreaker = async (
  db: Database<Tables>,
  environment: Environment,
  { institution, open }: BreakerState & { institution: string },
): Promise<bigint> => {
  const until = open ? new Date(open.untilMs) : null
  const since = open ? new Date(open.downSinceMs) : null
  const { rows } = await sql<{ version: bigint }>`
    insert into institution_breakers (environment, institution, version, open_until, down_since)
    values (${environment}, ${institution}, 1, ${until}::timestamptz, ${since}::timestamptz)
    on conflict (environment, institution) do update set
      version = institution_breakers.version + 1, open_until = excluded.open_until, down_since = excluded.down_since
    returning version`.execute(db)
  return rows[0]?.version ?? 0n
}

/** One row for each institution that has ever been down. */
export const readBreakers = async (db: Database<Tables>, environment: Environment): Promise<StoredBreaker[]> => {
  const rows = await db
    .selectFrom('institution_breakers')
    .select(['institution', 'version', 'open_until', 'down_since'])
    .where('environment', '=', environment)
    .execute()
  return rows.map(({ institution, version, open_until: until, down_since: since }) => ({
    institution,
    version,
    ...(until && since ? { open: { untilMs: until.getTime(), downSinceMs: since.getTime() } } : {}),
  }))
}
