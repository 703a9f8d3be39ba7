import { randomUUID } from 'node:crypto'

import { claimJobs, createStore, type Database, jobCompletions, pruneExpired, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { vaultKeys } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'

const hours = shortened(24, 4)
const jobsAnHour = shortened(5_000, 100)
/** Hours after which the size of the table must be stable. */
const settledAfter = hours / 4
/** Retention of completed jobs. */
const keptMs = 7 * 24 * 60 * 60_000

const bytesOf = async (db: Database<Tables>): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`select pg_total_relation_size('jobs')::text as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

/**
 * A day of jobs in minutes: each hour's jobs are written, claimed, completed and removed, and PostgreSQL's autovacuum runs
 * every second instead of every minute. Without bloat, the table is as large at the end as after the first hours.
 */
export const churnJobs = async (db: Database<Tables>): Promise<object> => {
  await sql`alter system set autovacuum_naptime = '1s'`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const { jobs } = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
  const complete = jobCompletions(db, () => new Date())
  const megabytes: number[] = []
  const secondsOfHour: number[] = []
  for (let hour = 0; hour < hours; hour += 1) {
    const begun = performance.now()
    for (let left = jobsAnHour; left > 0; left -= 500) {
      const due = Array.from({ length: Math.min(500, left) }, () => ({
        ...{ kind: 'webhook.deliver' as const, key: randomUUID() },
        ...{ payload: {}, runAtMs: Date.now() },
      }))
      await jobs.enqueueAll(due)
    }
    for (;;) {
      const claim = { kinds: ['webhook.deliver'], limit: 500, leaseMs: 60_000, now: new Date() }
      const claimed = await claimJobs(db, claim)
      if (claimed.length === 0) break
      await Promise.all(claimed.map(complete))
    }
    await pruneExpired(db, new Date(Date.now() + keptMs))
    secondsOfHour.push(Number(((performance.now() - begun) / 1_000).toFixed(2)))
    megabytes.push(Number(((await bytesOf(db)) / 1e6).toFixed(2)))
  }
  const settled = Math.max(...megabytes.slice(0, settledAfter))
  const atEnd = megabytes.at(-1) ?? Number.NaN
  return { hours, jobsAnHour, megabytes, secondsOfHour, settled, atEnd, ratio: Number((atEnd / settled).toFixed(3)) }
}
