import type { SignInAttemptRepository } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

export const signInAttemptRepository = (db: Database<Tables>): SignInAttemptRepository => ({
  async begin(key, { atMs, sinceMs, limit }) {
    const since = new Date(sinceMs)
    // One statement, so that each of many concurrent attempts sees the earlier ones.
    const row = await db
      .insertInto('sign_in_attempts')
      .values({ key: Buffer.from(key), attempts: 1, last_at: new Date(atMs) })
      .onConflict(conflict =>
        conflict
          .column('key')
          .doUpdateSet({
            attempts: sql`case when sign_in_attempts.last_at <= ${since} then 1 else sign_in_attempts.attempts + 1 end`,
            last_at: new Date(atMs),
          })
          .where(eb =>
            eb.or([eb('sign_in_attempts.last_at', '<=', since), eb('sign_in_attempts.attempts', '<', limit)]),
          ),
      )
      .returning('attempts')
      .executeTakeFirst()
    return row !== undefined
  },

  async clear(key) {
    await db.deleteFrom('sign_in_attempts').where('key', '=', Buffer.from(key)).execute()
  },
})
