import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/**
 * Takes up to `want` whole tokens from a key's bucket of `limit` tokens, refilled with `limit` a minute, by the
 * database's clock. One statement, so that callers of all processes are serialized.
 */
export const takeTokens = async (
  db: Database<Tables>,
  { key, limit, want }: { key: string; limit: number; want: number },
): Promise<{ granted: number; left: number }> => {
  // A clock that is set back neither adds nor removes tokens.
  const held = sql`least(${limit}::float8, rate_limits.tokens
    + greatest(0, extract(epoch from clock_timestamp() - rate_limits.at)) * ${limit}::float8 / 60)`
  const granted = (from: RawBuilder<unknown>) => sql`least(${want}::int, floor(${from})::int)`
  const { rows } = await sql<{ granted: number; left: number }>`
    insert into rate_limits (key, tokens, granted, at)
    values (${key}, ${limit}::float8 - ${granted(sql`${limit}::float8`)}, ${granted(sql`${limit}::float8`)}, clock_timestamp())
    on conflict (key) do update set
      tokens = ${held} - ${granted(held)},
      granted = ${granted(held)},
      at = greatest(rate_limits.at, clock_timestamp())
    returning granted, tokens as left`.execute(db)
  return rows[0] ?? { granted: 0, left: 0 }
}
