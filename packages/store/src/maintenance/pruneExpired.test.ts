import { randomUUID } from 'node:crypto'

import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { completeJob } from '../queue/settleJob.ts'
import { claimJobs } from '../queue/claimJobs.ts'
import { enqueueJob } from '../queue/enqueueJob.ts'
import { relayRefusals } from '../relayer/relayRefusals.ts'
import { createTestDatabase } from '../testing/index.ts'
import { pruneExpired, pruneQueries } from './pruneExpired.ts'

const now = new Date('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
let opened: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  opened = await createTestDatabase()
})
afterAll(() => opened.drop())

test('expired rows are removed, and rows that may still be needed are kept', async () => {
  const { db } = opened
  const client = randomUUID()
  await db.insertInto('clients').values({ id: client, name: 'x', created_at: now }).execute()
  const session = (tokenExpires: Date, sessionExpires?: Date) => ({
    id: randomUUID(),
    client_id: client,
    environment: 'sandbox' as const,
    code_hash: Buffer.from(randomUUID()),
    session_token_hash: null,
    request: '{}',
    transfer_id: null,
    token_expires_at: tokenExpires,
    session_expires_at: sessionExpires ?? null,
  })
  const [unused, ended, fresh, running] = [
    session(daysAgo(2)),
    session(daysAgo(9), daysAgo(8)),
    session(now),
    session(daysAgo(3), daysAgo(2)),
  ]
  await db.insertInto('link_sessions').values([unused, ended, fresh, running]).execute()
  for (const [key, at] of [
    ['old', daysAgo(8)],
    ['new', daysAgo(1)],
  ] as const) {
    await enqueueJob(db, { kind: 'transfer.reconcile', key, payload: {}, runAt: at })
    const [job] = await claimJobs(db, { kinds: ['transfer.reconcile'], limit: 1, leaseMs: 1_000, now: at })
    if (job) await completeJob(db, { ...job, now: at })
  }
  const challenge = (expires: Date, claimed: Date | null) => ({
    id: randomUUID(),
    client_id: client,
    environment: 'sandbox' as const,
    session_id: running.id,
    user_id: 'u',
    address: 'a',
    network_id: randomUUID(),
    message: 'm',
    expires_at: expires,
    taken_at: claimed,
  })
  const [open, stale, answered] = [challenge(now, null), challenge(daysAgo(2), null), challenge(daysAgo(2), daysAgo(2))]
  await db.insertInto('wallet_challenges').values([open, stale, answered]).execute()
  await pruneExpired(db, now)
  expect(await db.selectFrom('wallet_challenges').select('id').execute()).toEqual([{ id: open.id }])
  const sessions = await db.selectFrom('link_sessions').select('id').execute()
  expect(new Set(sessions.map(({ id }) => id))).toEqual(new Set([fresh.id, running.id]))
  expect((await db.selectFrom('jobs').select('key').execute()).map(({ key }) => key)).toEqual(['new'])
})

test('a refused relay is removed three months after its last repetition', async () => {
  const { db } = opened
  const clientId = randomUUID()
  await db.insertInto('clients').values({ id: clientId, name: 'x', created_at: now }).execute()
  const { noteRefusal, listRefusals } = relayRefusals(db)
  const scope = { clientId, environment: 'sandbox' } as const
  const refusal = { networkId: randomUUID(), purpose: 'agentPayment', reason: 'badSignature' } as const
  await noteRefusal(scope, { ...refusal, from: 'old' }, daysAgo(91).getTime())
  await noteRefusal(scope, { ...refusal, from: 'repeated' }, daysAgo(91).getTime())
  await noteRefusal(scope, { ...refusal, from: 'repeated' }, daysAgo(89).getTime())
  await pruneExpired(db, now)
  expect(await listRefusals(scope, 10)).toMatchObject([{ from: 'repeated', times: 2 }])
})

test('removes all that has ended, however much it is', async () => {
  const { db } = opened
  const client = randomUUID()
  await db.insertInto('clients').values({ id: client, name: 'x', created_at: now }).execute()
  await sql`insert into link_sessions (id, client_id, environment, code_hash, request, token_expires_at)
    select gen_random_uuid(), ${client}, 'production', sha256(n::text::bytea), '{}', ${daysAgo(2)}
    from generate_series(1, 2500) n`.execute(db)
  await pruneExpired(db, now)
  expect(await db.selectFrom('link_sessions').select('id').where('client_id', '=', client).execute()).toEqual([])
})

test.each(pruneQueries(now).map((query, index) => [index, query] as const))(
  'expired rows are found by an index: statement %i',
  async (_index, query) => {
    const { sql: text, parameters } = query.compile(opened.db)
    const plan = await opened.db.transaction().execute(async trx => {
      // The tables are small here, so sequential scans are disabled to see which index the planner can use.
      await sql`set local enable_seqscan = off`.execute(trx)
      return trx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))
    })
    expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan')
  },
)

test('rows that go with another one are found by an index, so that no removal reads a whole table for each', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid not in ('clients'::regclass, 'members'::regclass)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
    order by 1`.execute(opened.db)
  expect(rows).toEqual([])
})
