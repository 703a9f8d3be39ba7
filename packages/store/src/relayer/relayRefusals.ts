import type { RelayRefusal, RelayRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** Of each client. Any account may sign a payment that is refused. */
const mostKept = 1_000
/** Of each order or transfer, so that those who know one pay link do not displace all others. */
const mostOfSubject = 20
/** The largest integer of PostgreSQL. */
const mostTimes = 2_147_483_647

export const relayRefusals = (db: Database<Tables>): Pick<RelayRepository, 'noteRefusal' | 'listRefusals'> => ({
  async noteRefusal(scope, { networkId, purpose, subjectId, from, reason }, atMs) {
    const at = new Date(atMs)
    const row = { network_id: networkId, purpose, subject_id: subjectId ?? null, from_address: from, reason }
    const { times } = await db
      .insertInto('relay_refusals')
      .values({ ...scopeColumns(scope), ...row, times: 1, first_at: at, last_at: at })
      .onConflict(conflict =>
        conflict
          .columns(['client_id', 'environment', 'network_id', 'purpose', 'subject_id', 'from_address', 'reason'])
          .doUpdateSet({ times: sql`least(relay_refusals.times, ${mostTimes - 1}) + 1`, last_at: at }),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    if (times > 1) return
    if (subjectId !== undefined) await deleteOldest(db, scope, { most: mostOfSubject, subjectId })
    await deleteOldest(db, scope, { most: mostKept })
  },

  async listRefusals(scope, count) {
    const rows = await scoped(db, scope)
      .selectFrom('relay_refusals')
      .selectAll()
      .orderBy('last_at', 'desc')
      .limit(count)
      .execute()
    return rows.map(readRefusal)
  },
})

const deleteOldest = async (
  db: Database<Tables>,
  scope: Scope,
  { most, subjectId }: { most: number; subjectId?: string },
): Promise<void> => {
  const oldest = await scoped(db, scope)
    .selectFrom('relay_refusals')
    .select('last_at')
    .$if(subjectId !== undefined, query => query.where('subject_id', '=', subjectId ?? ''))
    .orderBy('last_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await scoped(db, scope)
    .deleteFrom('relay_refusals')
    .where('last_at', '<=', oldest.last_at)
    .$if(subjectId !== undefined, query => query.where('subject_id', '=', subjectId ?? ''))
    .execute()
}

const readRefusal = (row: Selectable<Tables['relay_refusals']>): RelayRefusal => ({
  networkId: row.network_id,
  purpose: row.purpose,
  from: row.from_address,
  reason: row.reason,
  times: row.times,
  firstAtMs: row.first_at.getTime(),
  lastAtMs: row.last_at.getTime(),
  ...defined({ subjectId: row.subject_id ?? undefined }),
})
