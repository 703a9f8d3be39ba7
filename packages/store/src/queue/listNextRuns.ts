import { sql } from 'kysely'

import { type Moment, momentOf } from './moment.ts'
import { type Queueable, queueOf } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** Milliseconds from now until the next run, by key, of unfinished jobs of these kinds; negative if it is due. */
export async function listNextRuns<Tables extends QueueTables>(
  db: Queueable<Tables>,
  { kinds, keys, now }: { kinds: readonly string[]; keys: readonly string[]; now: Moment },
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; in_ms: number }>`
    select key, (extract(epoch from min(coalesce(again_at, run_at)) - ${momentOf(now)}) * 1000)::double precision as in_ms
    from jobs
    where kind = any(${[...kinds]}::text[]) and key = any(${[...keys]}::text[]) and done_at is null and dead_at is null
    group by key`.execute(queueOf(db))
  return new Map(rows.map(row => [row.key, row.in_ms]))
}
