import { aReason, aTransfer } from '@rialto/core/testing'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { groupSessions } from './countSessions.ts'
import { endedByHour } from './endedByHour.ts'
import { openedSessions } from './openedSessions.ts'
import { rollUpSessions } from './rollUpSessions.ts'
import { rollUpTransfers } from './rollUpTransfers.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const hourMs = 60 * 60_000
/** After the hours that are summed up, within an hour in progress. */
const nowMs = Date.UTC(2026, 0, 4, 0, 30)
const startMs = Date.UTC(2026, 0, 1)

const database = useDatabase()
let world: StoredWorld

/** One a minute for three days, from two institutions, some failed and some pending. */
beforeAll(async () => {
  world = await createStoredWorld(database())
  const changes = { phase: 'settled', createdAtMs: startMs, finishedAtMs: startMs } as const
  const sample = aTransfer(await world.connect(), changes)
  await world.ctx.store.transfers.insert(sample, aReason)
  const own: Record<string, string> = {
    id: 'gen_random_uuid()',
    reference: `'r-' || n`,
    created_at: `t.created_at + n * interval '1 minute'`,
    finished_at: `case when n % 50 = 3 then null else t.created_at + n * interval '61 seconds' + n % 7 * interval '1 second' end`,
    type: `case when n % 10 = 2 then 'kraken' else 'coinbase' end`,
    phase: `case when n % 50 = 3 then 'onChain' when n % 50 = 4 then 'failed' else 'settled' end`,
  }
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'transfers' and is_generated = 'NEVER'`.execute(world.db)
  const names = rows.map(({ name }) => name)
  await sql
    .raw(
      `insert into transfers (${names.join(', ')}) select ${names.map(name => own[name] ?? `t.${name}`).join(', ')}
        from transfers t, generate_series(1, 4200) n where t.id = '${sample.id}'`,
    )
    .execute(world.db)
  await sql`vacuum analyze transfers`.execute(world.db)
})

const read = async () => {
  const { overview } = world.ctx.store
  return { days: await overview.listDays(world.scope, startMs), types: await overview.listTypes(world.scope, startMs) }
}

test('the sums of hours equal the figures of the transfers, even if two servers sum up concurrently', async () => {
  const before = await read()
  expect(before.days.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
  expect(before.days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0)).toBe(4201 - 84)
  const { environment } = world.scope
  const now = new Date(nowMs)
  await Promise.all([rollUpTransfers(world.db, environment, now), rollUpTransfers(world.db, environment, now)])
  const { rows } = await sql<{ hours: number }>`select count(distinct hour)::int as hours from transfer_hours`.execute(
    world.db,
  )
  expect(rows[0]?.hours).toBe(72)
  // All hours but the last are summed up by now.
  const summed = await world.ctx.store.overview.listSummedTypes(world.scope, startMs)
  expect(summed.map(({ type }) => type).sort()).toEqual(before.types.map(({ type }) => type).sort())
  expect(summed.every(({ medianMsToFinal }) => medianMsToFinal !== undefined)).toBe(true)
  expect(await read()).toEqual(before)
  // Summed hours are not read from the transfers again.
  await sql`update transfer_hours set succeeded = succeeded + 100 where hour = ${new Date(startMs)} and type = 'kraken'`.execute(
    world.db,
  )
  expect((await read()).days[0]?.succeeded).toBe((before.days[0]?.succeeded ?? 0) + 100)
})

test('pending transfers are counted on the day they were created', async () => {
  const pending = await world.ctx.store.overview.countPending(world.scope, startMs)
  expect([...pending.values()].reduce((sum, count) => sum + count, 0)).toBe(84)
})

test('the transfers that ended in an hour are read from an index alone, and no others', async () => {
  const from = new Date(startMs + 20 * hourMs)
  const { sql: text, parameters } = endedByHour(world.db, world.scope, {
    from,
    to: new Date(from.getTime() + hourMs),
  }).compile()
  const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (analyze, costs off, timing off) ${text}`, [...parameters]),
  )
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Only Scan using transfers_finished .*rows=(5\d|60)\b/)
  expect(plan).not.toContain('Rows Removed by Filter')
})

/** After the minutes that are counted, with half an hour of sessions since. */
const openedMs = Date.UTC(2026, 0, 3, 22)

/**
 * One session a minute for two days in both environments: left, finished or open, with and without an account, a
 * preview and a transfer.
 */
const openSessions = async () => {
  await sql`insert into link_sessions (id, client_id, environment, code_hash, request, connection_ids, transfer_id, token_expires_at,
      consumed_at, session_expires_at, exit)
    select gen_random_uuid(), client_id, env, decode(md5(env || id), 'hex'), '{"userId": "u"}',
      case when drawn % 5 > 0 then array[connection_id] else '{}' end, case when drawn % 3 = 0 then id end, created_at,
      created_at - interval '7 seconds', created_at + interval '2 hours',
      case drawn % 4 when 0 then '{"outcome": "finished", "page": "success"}'::jsonb
        when 1 then jsonb_build_object('outcome', 'exited', 'page', 'page-' || drawn % 3) end
    from (select *, abs(hashtext(reference)) / 7 as drawn from transfers) t, unnest(array['sandbox', 'production']) env
    where created_at > ${new Date(openedMs - 48 * hourMs)}`.execute(world.db)
  await sql`insert into previews (id, client_id, environment, connection_id, user_id, type, symbol, network_id, to_address, amount, fee,
      price_usd, transfer_type, is_fee_included, created_at, expires_at, link_session_id)
    select gen_random_uuid(), client_id, environment, connection_ids[1], 'u', 'coinbase', 'USDC', gen_random_uuid(), '0x', 1, 0, 1, 'deposit',
      false, consumed_at, consumed_at, id
    from link_sessions where connection_ids <> '{}' and hashtext(id::text) % 2 = 0`.execute(world.db)
  await sql`vacuum analyze link_sessions, previews`.execute(world.db)
}

/** Figures computed from the sessions themselves, in the form of the overview. */
const ofAllSessions = async (fromMs: number) => {
  const rows = await openedSessions(world.db, world.scope, { from: new Date(fromMs) }).execute()
  const sum = (name: 'opened' | 'connected' | 'previewed' | 'sent' | 'succeeded') =>
    rows.reduce((total, row) => total + row[name], 0)
  const exits = new Map(rows.filter(({ page }) => page !== '').map(({ page, opened }) => [page, opened]))
  const figures = { opened: sum('opened'), connected: sum('connected'), previewed: sum('previewed') }
  return { ...figures, sent: sum('sent'), succeeded: sum('succeeded'), exits }
}

const funnelSince = async (fromMs: number) => {
  const { errors: _, exits, ...sums } = await world.ctx.store.overview.countSessions(world.scope, fromMs)
  return { ...sums, exits: new Map(exits.map(({ page, sessions }) => [page, sessions])) }
}

test('the counts of sessions equal the figures of the sessions, even if two servers count concurrently', async () => {
  await openSessions()
  const { environment } = world.scope
  const countAt = (ms: number) => rollUpSessions(world.db, environment, new Date(ms))
  // Sessions from various times on, before they are counted and after.
  const froms = [24 * hourMs, 23.98 * hourMs, 12.34 * hourMs, 0.6 * hourMs, 0.4 * hourMs].map(ago => openedMs - ago)
  const sessions = await Promise.all(froms.map(ofAllSessions))
  expect(sessions[0]?.opened).toBe(24 * 60)
  expect(await Promise.all(froms.map(funnelSince))).toEqual(sessions)
  await Promise.all([countAt(openedMs), countAt(openedMs)])
  // The counts of another client are not included.
  await sql`insert into link_session_counts select gen_random_uuid(), environment, opened_from, page, opened, connected, previewed, sent,
    succeeded from link_session_counts`.execute(world.db)
  expect(await Promise.all(froms.map(funnelSince))).toEqual(sessions)
  // Later changes of sessions are counted after ten minutes; sessions opened since the last count are counted at once.
  await sql`update link_sessions set exit = '{"outcome": "exited", "page": "late"}' where exit is null`.execute(
    world.db,
  )
  await sql`update transfers set phase = 'settled' where phase = 'onChain'`.execute(world.db)
  expect((await funnelSince(openedMs - 24 * hourMs)).exits.get('late')).toBeLessThan(60)
  await countAt(openedMs + 10 * 60_000)
  const later = await Promise.all(froms.map(ofAllSessions))
  expect(later[0]?.exits.get('late')).toBeGreaterThan(300)
  expect(later[0]?.succeeded).toBeGreaterThan(sessions[0]?.succeeded ?? 0)
  expect(await Promise.all(froms.map(funnelSince))).toEqual(later)
})

test('of a counted day, only the sessions of its first and last minutes are read again', async () => {
  const query = await groupSessions(world.db, world.scope, new Date(openedMs - 24 * hourMs + 4 * 60_000))
  const { sql: text, parameters } = query.compile()
  const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': string }>(
    CompiledQuery.raw(`explain (analyze, costs off, timing off) ${text}`, [...parameters]),
  )
  const scans = rows
    .flatMap(row => /Scan.* on link_sessions .*rows=(\d+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
    .map(Number)
  expect(scans).toHaveLength(2)
  expect(Math.max(...scans)).toBeLessThanOrEqual(40)
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on (link_sessions|previews|transfers)/)
})
