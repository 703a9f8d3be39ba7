import type { RelayRefusal, RelayRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** Of each client. Any account may sign a payment that is refused. */
const mostKept = 1_000

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
          .doUpdateSet({ times: sql`relay_refusals.times + 1`, last_at: at }),
      )
      .returning('times')
      .executeTakeFirstOrThrow()
    if (times === 1) await deleteOldest(db, scope)
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

const deleteOldest = async (db: Database<Tables>, scope: Scope): Promise<void> => {
  const oldest = await scoped(db, scope)
    .selectFrom('relay_refusals')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await scoped(db, scope).deleteFrom('relay_refusals').where('last_at', '<=', oldest.last_at).execute()
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
