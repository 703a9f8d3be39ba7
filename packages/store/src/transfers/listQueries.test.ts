import { maxListedTotal, type TransferFilter } from '@rialto/core'
import { aReason, aTransfer } from '@rialto/core/testing'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'

import { listQueries } from './listQueries.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

/** More than a list counts, and enough for the planner to prefer an index wherever there is one. */
const rows = 12_000
const startMs = Date.UTC(2026, 0, 1)

const database = useDatabase()
let world: StoredWorld

/** Every thousandth transfer has a rare value. All belong to one client, and were created a second apart. */
beforeAll(async () => {
  world = await createStoredWorld(database())
  const sample = aTransfer(await world.connect(), { phase: 'accepted', createdAtMs: startMs })
  await world.ctx.store.transfers.insert(sample, aReason)
  const own: Record<string, string> = {
    id: 'gen_random_uuid()',
    reference: `'r-' || n`,
    order_id: `'order-' || n`,
    client_transaction_id: `'order-' || n`,
    created_at: `t.created_at + n * interval '1 second'`,
    user_id: `'user-' || n % 1000`,
    sub_client_id: `case when n % 1000 = 1 then 'sub-1' end`,
    hash: `'0x' || n`,
    type: `case when n % 1000 = 2 then 'kraken' else 'coinbase' end`,
    phase: `case when n % 1000 = 3 then 'failed' when n % 1000 = 4 then 'onChain' else 'settled' end`,
    amount: `case when n % 1000 = 5 then 100000 else 1 + n % 100 end`,
    part_of: 'case when n % 10 = 6 then gen_random_uuid() end',
    link_session_id: 'null',
  }
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'transfers' and is_generated = 'NEVER'`.execute(world.db)
  const names = columns.map(({ name }) => name)
  const values = names.map(name => own[name] ?? `t.${name}`)
  await sql
    .raw(
      `insert into transfers (${names.join(', ')}) select ${values.join(', ')}
        from transfers t, generate_series(1, ${rows}) n where t.id = '${sample.id}'`,
    )
    .execute(world.db)
  await sql`vacuum analyze transfers`.execute(world.db)
})

const queriesOf = (filter: Partial<TransferFilter>) => {
  const { clientId, environment } = world.scope
  const all = world.db.selectFrom('transfers').where('client_id', '=', clientId).where('environment', '=', environment)
  return listQueries(world.db, all, { orderBy: 'createdAt', descending: true, count: 10, offset: 0, ...filter })
}

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Numbers of rows read by the steps of the query's plan. */
const explain = async (query: { compile(): CompiledQuery }) => {
  const { sql: text, parameters } = query.compile()
  const explaining = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
  const { rows: explained } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explaining)
  const nodes = explained.flatMap(row => nodesOf(row['QUERY PLAN'][0].Plan))
  return {
    kinds: nodes.map(node => node['Node Type']),
    maxRead: Math.max(...nodes.map(node => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))),
  }
}

const place = { createdAtMs: startMs + 5_000_000, id: '00000000-0000-4000-8000-000000000000' }

const filters: [string, Partial<TransferFilter>][] = [
  ['no filter', {}],
  ['the oldest first', { descending: false }],
  ['a user', { userId: 'user-7' }],
  ['a transaction', { clientTransactionId: 'order-7' }],
  ['a hash', { hash: '0x7' }],
  ['a rare status', { statuses: ['failed'] }],
  ['a frequent status', { statuses: ['succeeded'] }],
  ['two statuses', { statuses: ['pending', 'failed'] }],
  ['a rare and a frequent status', { statuses: ['succeeded', 'failed'] }],
  ['two types', { types: ['kraken', 'coinbase'] }],
  ['two types after a place', { types: ['kraken', 'coinbase'], after: place, descending: false }],
  ['a rare type', { types: ['kraken'] }],
  ['a frequent type', { types: ['coinbase'] }],
  ['a sub-client', { subClientId: 'sub-1' }],
  ['a rare amount', { minAmountUsd: '50000' }],
  ['any amount', { minAmountUsd: '0.5' }],
  ['a time', { fromMs: startMs + 5_000_000, toMs: startMs + 5_100_000 }],
  ['a place', { after: place }],
  ...(['clientTransactionId', 'userId', 'type', 'amountUsd', 'status', 'symbol', 'networkId', 'id'] as const).map(
    (orderBy): [string, Partial<TransferFilter>] => [`order of ${orderBy}`, { orderBy }],
  ),
]

describe.each(filters)('a page by %s', (_name, filter) => {
  test('reads few rows beyond those it returns', async () => {
    const { kinds, maxRead } = await explain(queriesOf(filter).page)
    expect(kinds).not.toContain('Seq Scan')
    expect(maxRead).toBeLessThanOrEqual(110)
  })

  test('counts no further than a list counts', async () => {
    const { maxRead } = await explain(queriesOf(filter).counted)
    // So few rows may be read themselves, parts of others among them, where two parts of an index would be read.
    expect(maxRead).toBeLessThanOrEqual(1.12 * maxListedTotal)
  })
})

test.each<[string, Partial<TransferFilter>]>([
  ['an amount', { minAmountUsd: '50000' }],
  ['a time', { fromMs: startMs + 5_000_000 }],
])('a page by %s is planned for its values, however often it is asked for', async (_name, filter) => {
  const { page, counted } = queriesOf(filter)
  const { rows: prepared } = await world.db.connection().execute(async connection => {
    for (let time = 0; time < 3; time += 1)
      for (const query of [page, counted]) await connection.executeQuery(query.compile())
    return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection)
  })
  const { sql: pageText } = page.compile()
  expect(prepared.map(({ statement }) => statement)).not.toContain(pageText)
  expect(prepared.map(({ statement }) => statement)).not.toContain(counted.compile().sql)
})

test('the rows before a page are passed over in the index', async () => {
  const { page } = queriesOf({ offset: 9_000 })
  const { kinds } = await explain(page)
  expect(kinds).toContain('Index Only Scan')
  expect(await page.execute()).toHaveLength(11)
})

test.each<[string, Partial<TransferFilter>]>([
  ['an amount', { minAmountUsd: '91' }],
  ['a status', { statuses: ['failed'] }],
  ['a user', { userId: 'user-7' }],
  ['no filter', {}],
])('%s can be counted from an index alone', async (_name, filter) => {
  const { sql: text, parameters } = queriesOf(filter).counted.compile()
  // For a table this small the planner prefers to read the rows, so scans are disabled to see which index it can use.
  const plan = await world.db.transaction().execute(async trx => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      trx,
    )
    return trx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
  })
  expect(JSON.stringify(plan.rows)).toContain('Index Only Scan')
})
