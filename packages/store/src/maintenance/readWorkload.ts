import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** Maximum rows read, oldest first: counts stop here, ages are exact. */
const maxRows = 100_000

interface JobsWaiting {
  kind: string
  /** Due and not yet claimed. */
  due: number
  claimed: number
  /** Not due yet. */
  later: number
  oldestDueSeconds: number
}

interface OpenTransfers {
  phase: string
  /** Age group: the name of the shortest time below that is longer than their age, or `older`. */
  age: string
  count: number
  oldestSeconds: number
}

export interface Workload {
  jobs: JobsWaiting[]
  /** Given up and not revived. */
  deadJobs: { kind: string; count: number }[]
  transfers: OpenTransfers[]
  /** Transfers of the review queue that have ended, by why they are there. */
  endedInReview: { reason: 'sentAfterAll' | 'overcharged' | 'paidTwice' | 'reorganized'; count: number }[]
  pausedEndpoints: number
  /** The relayer's transactions on each network that has limits. */
  relays: { networkId: string; open: number; oldestSeconds: number; failedOfDay: number }[]
  /** Flooded addresses of payment requests, which are read apart from their network, and the oldest time up to which one was read. */
  unread: { networkId: string; addresses: number; oldestSeconds: number }[]
  /** Payments of the last 24 hours to clients' accounts that name no order. */
  unassigned: { networkId: string; count: number }[]
  /** How long ago each list was last confirmed as current. */
  sanctionsLists: { name: string; ageSeconds: number }[]
}

const readJobs = async (db: Database<Tables>, now: Date): Promise<JobsWaiting[]> => {
  const { rows } = await sql<JobsWaiting>`
    select kind, (count(*) filter (where is_due and not is_claimed))::int as due,
      (count(*) filter (where is_claimed))::int as claimed,
      (count(*) filter (where not is_due and not is_claimed))::int as later,
      coalesce(extract(epoch from ${now} - min(run_at) filter (where is_due and not is_claimed)), 0)::float8 as "oldestDueSeconds"
    from (
      select kind, run_at, run_at <= ${now} as is_due, coalesce(locked_until > ${now}, false) as is_claimed
      from jobs where done_at is null and dead_at is null order by run_at, id limit ${maxRows}
    ) unfinished group by kind`.execute(db)
  return rows
}

const readDeadJobs = async (db: Database<Tables>): Promise<Workload['deadJobs']> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from jobs where dead_at is not null and done_at is null group by kind`.execute(
    db,
  )
  return rows
}

const readOpenTransfers = async (
  db: Database<Tables>,
  environment: Environment,
  now: Date,
): Promise<OpenTransfers[]> => {
  const { rows } = await sql<OpenTransfers>`
    select phase, age, count(*)::int as count, max(seconds)::float8 as "oldestSeconds"
    from (
      select phase, seconds, case when seconds < 60 then '1m' when seconds < 600 then '10m' when seconds < 3600 then '1h'
        when seconds < 86400 then '1d' else 'older' end as age
      from (
        select phase, extract(epoch from ${now} - created_at) as seconds from transfers
        where environment = ${environment} and connection_id is not null
          and phase in ('converting', 'sending', 'unknown', 'accepted', 'onChain')
        order by created_at limit ${maxRows}
      ) open
    ) aged group by phase, age`.execute(db)
  return rows
}

const readEndedInReview = async (
  db: Database<Tables>,
  environment: Environment,
): Promise<Workload['endedInReview']> => {
  // Each by its own partial index.
  const { rows } = await sql<Workload['endedInReview'][number]>`
    select 'sentAfterAll' as reason, count(*)::int as count from transfers
      where environment = ${environment} and found_late_at is not null and late_handled_at is null
    union all
    select 'overcharged', count(*)::int from transfers
      where environment = ${environment} and debited > amount + fee and overcharge_handled_at is null
        and twin_records is null
    union all
    select 'paidTwice', count(*)::int from transfers
      where environment = ${environment} and twin_records is not null and overcharge_handled_at is null
    union all
    select 'reorganized', count(*)::int from transfers
      where environment = ${environment} and phase = 'settled' and finding is not null
        and finding->>'handledAtMs' is null and not is_combined`.execute(db)
  return rows
}

const readRelays = async (db: Database<Tables>, environment: Environment, now: Date): Promise<Workload['relays']> => {
  const { rows } = await sql<Workload['relays'][number]>`
    select limits.network_id as "networkId", (count(id) filter (where finished_at is null))::int as open,
      coalesce(extract(epoch from ${now} - min(created_at) filter (where finished_at is null)), 0)::float8 as "oldestSeconds",
      (count(id) filter (where state in ('reverted', 'displaced') and finished_at > ${now}::timestamptz - interval '1 day'))::int
        as "failedOfDay"
    from (select distinct network_id from relay_limits where environment = ${environment}) limits
    left join relays on relays.environment = ${environment} and relays.network_id = limits.network_id
      and (finished_at is null or finished_at > ${now}::timestamptz - interval '1 day')
    group by limits.network_id`.execute(db)
  return rows
}

const readUnreadAddresses = async (
  db: Database<Tables>,
  environment: Environment,
  now: Date,
): Promise<Workload['unread']> => {
  const { rows } = await sql<Workload['unread'][number]>`
    select network_id as "networkId", jsonb_array_length(unread) as addresses, coalesce(
      (select greatest(0, extract(epoch from ${now}::timestamptz) - min((one->>'scannedAtMs')::float8) / 1000)
        from jsonb_array_elements(unread) one), 0)::float8 as "oldestSeconds"
    from payment_cursors where environment = ${environment}`.execute(db)
  return rows
}

const readUnassigned = async (
  db: Database<Tables>,
  environment: Environment,
  now: Date,
): Promise<Workload['unassigned']> => {
  const { rows } = await sql<Workload['unassigned'][number]>`
    select network_id as "networkId", count(*)::int as count from (
      select network_id from unassigned_payments
      where environment = ${environment} and seen_at > ${now}::timestamptz - interval '1 day' limit ${maxRows}
    ) of_day group by network_id`.execute(db)
  return rows
}

/**
 * Open work in the database, for the metrics: jobs, unfinished withdrawals, and webhook endpoints without deliveries.
 */
export const readWorkload = async (db: Database<Tables>, environment: Environment, now: Date): Promise<Workload> => {
  const jobs = await readJobs(db, now)
  const deadJobs = await readDeadJobs(db)
  const transfers = await readOpenTransfers(db, environment, now)
  const endedInReview = await readEndedInReview(db, environment)
  const { paused } = await db
    .selectFrom('webhook_endpoints')
    .where('environment', '=', environment)
    .where('disabled_at', 'is not', null)
    .select(eb => eb.fn.countAll<bigint>().as('paused'))
    .executeTakeFirstOrThrow()
  const lists = await db.selectFrom('sanctions_lists').select(['name', 'loaded_at']).orderBy('name').execute()
  const sanctionsLists = lists.map(({ name, loaded_at: at }) => ({
    name,
    ageSeconds: Math.max(0, (now.getTime() - at.getTime()) / 1_000),
  }))
  const relays = await readRelays(db, environment, now)
  const unread = await readUnreadAddresses(db, environment, now)
  const unassigned = await readUnassigned(db, environment, now)
  const pausedEndpoints = Number(paused)
  return { jobs, deadJobs, transfers, endedInReview, pausedEndpoints, relays, unread, unassigned, sanctionsLists }
}
