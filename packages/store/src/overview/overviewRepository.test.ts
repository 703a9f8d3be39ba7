import { aReason, aTransfer, createWorld, useDatabase, type World } from '@rialto/core/testing'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { endedByHour } from './endedByHour.ts'
import { rollUpTransfers } from './rollUpTransfers.ts'

const hourMs = 60 * 60_000
/** Past the hours that are summed up, with one in progress. */
const nowMs = Date.UTC(2026, 0, 4, 0, 30)
const startMs = Date.UTC(2026, 0, 1)

const database = useDatabase()
let world: World

/** One a minute for three days, from two institutions, some failed and some pending. */
beforeAll(async () => {
  world = await createWorld(database())
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

test('hours that are summed up, by two servers at once too, give the figures of the transfers themselves', async () => {
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
  expect(await read()).toEqual(before)
  // Nothing of what is summed up is read from the transfers again.
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
