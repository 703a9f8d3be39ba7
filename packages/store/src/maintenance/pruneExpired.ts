import { keptDays } from '@rialto/core'
import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { purgeJobs } from '../queue/purgeJobs.ts'
import type { Tables } from '../tables.ts'

const dayMs = 24 * 60 * 60_000
/** Rows per `delete`, so that each holds its locks only briefly. */
const batch = 1_000

interface Expired {
  table: keyof Tables
  key: string
  where: RawBuilder<boolean>
}

/** Rows that are no longer needed, as conditions that match an index of their table. */
const expiredAt = (now: Date): Expired[] => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  return [
    { table: 'link_sessions', key: 'id', where: sql`session_expires_at < ${before(keptDays.linkSessions)}` },
    {
      table: 'link_sessions',
      key: 'id',
      where: sql`session_expires_at is null and token_expires_at < ${before(keptDays.linkTokens)}`,
    },
    { table: 'wallet_challenges', key: 'id', where: sql`expires_at < ${before(1)}` },
    { table: 'idempotency_keys', key: 'id', where: sql`expires_at <= ${now}` },
    { table: 'access_tokens', key: 'token_hash', where: sql`expires_at < ${before(keptDays.accessTokens)}` },
    {
      table: 'webhook_events',
      key: 'id',
      where: sql`type in ('linkSession.finished', 'linkSession.ready') and delivered_at < ${before(keptDays.linkSessionEvents)}`,
    },
    { table: 'previews', key: 'id', where: sql`expires_at < ${before(keptDays.previews)}` },
    { table: 'retained_transfers', key: 'id', where: sql`prune_at <= ${now}` },
    { table: 'relay_refusals', key: 'ctid', where: sql`last_at < ${before(keptDays.relayRefusals)}` },
  ]
}

/** Skips rows that another server is deleting or using; the next batch gets them. */
const deleteBatch = ({ table, key, where }: Expired) => sql`
  delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(
    select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${batch} for update skip locked
  ))`

/** One statement for each kind of row. Exported to test their query plans. */
export const pruneQueries = (now: Date) => expiredAt(now).map(deleteBatch)

const untilNoneIsLeft = async (remove: () => Promise<number>): Promise<void> => {
  while ((await remove()) === batch) continue
}

/**
 * Removes rows that are no longer needed, batch by batch: jobs done a week ago; Link tokens that expired a day ago,
 * and Link sessions that ended a week ago; wallet challenges that expired a day ago, answered or not; expired
 * idempotency keys; access tokens (which may still be refreshed) and previews that expired a month ago; server
 * processes that ended a week ago; signing nonces of keys unused for a week; retained transfers after their retention;
 * events of Link sessions delivered a month ago; refused relays of three months ago. Transfers, wallet proofs, attempts and events of transfers stay.
 */
export const pruneExpired = async (db: Database<Tables>, now: Date): Promise<void> => {
  const weekAgo = new Date(now.getTime() - 7 * dayMs)
  await untilNoneIsLeft(() => purgeJobs(db, { doneBefore: weekAgo, limit: batch }))
  for (const query of pruneQueries(now))
    await untilNoneIsLeft(async () => Number((await query.execute(db)).numAffectedRows ?? 0))
  await db
    .deleteFrom('connection_browsers')
    .where('last_used_at', '<', new Date(now.getTime() - keptDays.browsers * dayMs))
    .execute()
  await db.deleteFrom('server_processes').where('ended_at', '<', weekAgo).execute()
  // By then every process's clock is past them.
  await db.deleteFrom('signing_nonces').where('held_until', '<', weekAgo).execute()
}
