import { randomBytes, randomUUID } from 'node:crypto'

import type { Scope } from '@rialto/core'
import { claimJobs, completeJob, createStore, type Database, openDatabase, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { fillDatabase } from '../pages/fillDatabase.ts'
import { client, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { percentile } from '../support/statistics.ts'
import { settleDatabase } from '../support/settleDatabase.ts'
import { withPostgres } from '../support/withPostgres.ts'
import { churnJobs } from './churnJobs.ts'

const sizes = [shortened(20_000, 200), shortened(200_000, 2_000)] as const
const runs = shortened(501, 11)
const warmUpRuns = shortened(30, 3)
const scope: Scope = { clientId: client.clientId, environment: 'production' }

interface Filled {
  db: Database<Tables>
  store: ReturnType<typeof createStore>
  transferId: string
}

/** Sanctioned addresses, idempotency keys, completed jobs, and jobs that are due tomorrow. */
const others = (rows: number) => [
  sql`insert into sanctioned_addresses (address, list, entry, name)
    select '0x' || md5(n::text), 'list', n::text, 'name' from generate_series(1, ${rows}::int) n`,
  sql`insert into idempotency_keys (id, client_id, environment, key_hash, sealed_fingerprint, expires_at)
    select gen_random_uuid(), ${scope.clientId}, ${scope.environment}, sha256(n::text::bytea), 'sealed', now() + interval '1 day'
    from generate_series(1, ${rows}::int) n`,
  sql`insert into jobs (kind, key, payload, run_at, done_at)
    select 'webhook.deliver', 'done-' || n, '{}', now(), now() from generate_series(1, ${rows}::int) n`,
  sql`insert into jobs (kind, key, payload, run_at)
    select 'webhook.deliver', 'later-' || n, '{}', now() + interval '1 day' from generate_series(1, ${rows}::int) n`,
]

/** A separate, migrated database whose tables have about this number of rows. */
const fill = async (serverUrl: string, rows: number): Promise<Filled> => {
  const name = `tables_${rows}`
  const server = openDatabase<Tables>({ url: serverUrl })
  await sql`create database ${sql.ref(name)}`.execute(server)
  await server.destroy()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await provisionProduction(url.href)
  const db = openDatabase<Tables>({ url: url.href })
  const transferId = await fillDatabase(db, scope, rows)
  for (const statement of others(rows)) await statement.execute(db)
  await settleDatabase(db)
  return { db, store: createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now), transferId }
}

const workOneJob = async ({ db, store }: Filled): Promise<void> => {
  await store.jobs.enqueue({ kind: 'webhook.deliver', key: randomUUID(), payload: {}, runAtMs: Date.now() })
  const claim = { kinds: ['webhook.deliver'], limit: 1, leaseMs: 60_000, now: new Date() }
  const [job] = await claimJobs(db, claim)
  if (!job || !(await completeJob(db, { ...job, now: new Date() }))) throw new Error('the job was not done')
}

const claimKey = async ({ store }: Filled): Promise<void> => {
  const nowMs = Date.now()
  const key = { id: randomUUID(), keyHash: randomBytes(32), fingerprint: 'bench' }
  const { claimed } = await store.idempotency.claim(scope, {
    ...key,
    nowMs,
    lapsesAtMs: undefined,
    expiresAtMs: nowMs + 60_000,
  })
  if (!claimed) throw new Error('a new key was held')
}

const page = { count: 20, offset: 0 }

const calls: Readonly<Record<string, (filled: Filled) => Promise<unknown>>> = {
  'webhooks, first page': ({ store }) => store.webhooks.list(scope, page),
  'webhooks of a transfer': ({ store, transferId }) => store.webhooks.list(scope, { ...page, transferId }),
  'webhooks that wait': ({ store }) => store.webhooks.list(scope, { ...page, state: 'waiting' }),
  'waiting webhooks of each endpoint': ({ store }) => store.webhooks.countWaiting(scope),
  'Link sessions': ({ store }) => store.link.listOpened(scope, { nowMs: Date.now(), count: 20 }),
  connections: ({ store }) => store.connections.list(scope, { count: 20 }),
  'request log': ({ store }) => store.requestLog.list(scope, { count: 20 }),
  'requests that failed': ({ store }) => store.requestLog.list(scope, { statusClass: 4, count: 20 }),
  'audit log': ({ store }) => store.audit.list(scope, { count: 20 }),
  'sanctions lists, an address on none': ({ store }) => store.screening.find([`0x${randomBytes(20).toString('hex')}`]),
  'a job, written, claimed, completed': workOneJob,
  'an idempotency key': claimKey,
}

/** Milliseconds of each call for each database. Other load affects both alike, because the calls alternate. */
const measureInTurn = async (databases: readonly Filled[], work: (filled: Filled) => Promise<unknown>) => {
  const all = databases.map(filled => ({ filled, elapsed: [] as number[] }))
  for (let run = -warmUpRuns; run < runs; run += 1)
    for (const { filled, elapsed } of run % 2 === 0 ? all : all.toReversed()) {
      const begun = performance.now()
      await work(filled)
      if (run >= 0) elapsed.push(performance.now() - begun)
    }
  return all.map(({ elapsed }) => elapsed)
}

const percentilesOf = (elapsed: readonly number[]) => {
  const inMs = (share: number) => Number(percentile(elapsed, share).toFixed(2))
  return { p50: inMs(0.5), p95: inMs(0.95), p99: inMs(0.99) }
}

/**
 * Milliseconds of reads and writes of the tables that grow with the transfers, in two databases of which one has ten times
 * the rows, and the size of the table of jobs after a day of jobs.
 */
export const tables = (): Promise<object> =>
  withPostgres(async url => {
    const [few, many] = [await fill(url, sizes[0]), await fill(url, sizes[1])]
    const milliseconds: Record<string, object> = {}
    for (const [name, work] of Object.entries(calls)) {
      const [smaller = [], larger = []] = await measureInTurn([few, many], work)
      const ratio = (share: number) => Number((percentile(larger, share) / percentile(smaller, share)).toFixed(3))
      milliseconds[name] = {
        smaller: percentilesOf(smaller),
        larger: percentilesOf(larger),
        ratio: { p50: ratio(0.5), p95: ratio(0.95), p99: ratio(0.99) },
      }
    }
    const churn = await churnJobs(few.db)
    await Promise.all([few.db.destroy(), many.db.destroy()])
    return { sizes, runs, milliseconds, churn }
  })
