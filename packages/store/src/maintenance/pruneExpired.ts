import { keptDays } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { purgeJobs } from '../queue/purgeJobs.ts'
import type { Tables } from '../tables.ts'

const dayMs = 24 * 60 * 60_000
const batch = 1_000

/**
 * Removes what nobody will ask for again, a batch at a time: jobs done a week ago; Link tokens that expired a day ago, and Link
 * sessions that ended a week ago; wallet challenges that expired a day ago, answered or not; idempotency keys that have ended; access
 * tokens (which may still be refreshed) and previews that expired a month ago; server processes that ended a week ago; signing nonces of keys that were not used for a week; retained
 * transfers whose time has passed; events of Link sessions delivered a month ago. Transfers, proofs of wallets, their attempts and
 * their events stay.
 */
export const pruneExpired = async (db: Database<Tables>, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await purgeJobs(db, { doneBefore: before(7), limit: batch })
  await db
    .deleteFrom('link_sessions')
    .where('id', 'in', eb =>
      eb
        .selectFrom('link_sessions')
        .select('id')
        .where(inner =>
          inner.or([
            inner('session_expires_at', '<', before(keptDays.linkSessions)),
            inner.and([
              inner('session_expires_at', 'is', null),
              inner('token_expires_at', '<', before(keptDays.linkTokens)),
            ]),
          ]),
        )
        .limit(batch),
    )
    .execute()
  await db
    .deleteFrom('wallet_challenges')
    .where('id', 'in', eb =>
      eb.selectFrom('wallet_challenges').select('id').where('expires_at', '<', before(1)).limit(batch),
    )
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('id', 'in', eb => eb.selectFrom('idempotency_keys').select('id').where('expires_at', '<=', now).limit(batch))
    .execute()
  await db
    .deleteFrom('access_tokens')
    .where('token_hash', 'in', eb =>
      eb
        .selectFrom('access_tokens')
        .select('token_hash')
        .where('expires_at', '<', before(keptDays.accessTokens))
        .limit(batch),
    )
    .execute()
  await db
    .deleteFrom('webhook_events')
    .where('id', 'in', eb =>
      eb
        .selectFrom('webhook_events')
        .select('id')
        .where('type', 'in', ['linkSession.finished', 'linkSession.ready'])
        .where('delivered_at', '<', before(keptDays.linkSessionEvents))
        .limit(batch),
    )
    .execute()
  await db
    .deleteFrom('previews')
    .where('id', 'in', eb =>
      eb.selectFrom('previews').select('id').where('expires_at', '<', before(keptDays.previews)).limit(batch),
    )
    .execute()
  await db
    .deleteFrom('retained_transfers')
    .where('id', 'in', eb => eb.selectFrom('retained_transfers').select('id').where('prune_at', '<=', now).limit(batch))
    .execute()
  await db.deleteFrom('server_processes').where('ended_at', '<', before(7)).execute()
  // By then every clock is past them.
  await db.deleteFrom('signing_nonces').where('held_until', '<', before(7)).execute()
}
