import { randomUUID } from 'node:crypto'

import type { FiatBalance } from '@rialto/core'
import { beforeEach, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database())
})

const portfolio = () => world.ctx.store.portfolio
const dollars = (cash: string): FiatBalance[] => [{ currencyCode: 'USD', cash, buyingPower: '0' }]
const keep = (connection: { scope: StoredWorld['scope']; id: string }, asOfMs: number, cash: string) =>
  portfolio().keep(connection, { kind: 'balances', asOfMs, rows: dollars(cash) })

test('the newest read of each kind is kept, regardless of the order of writing', async () => {
  const connection = await world.connect()
  await keep(connection, 2_000, '0.10')
  await keep(connection, 1_000, '9')
  const { id, type, upstreamId, accountName, state } = connection
  const account = { id, type, upstreamId, accountName, state }
  expect(await portfolio().list(world.scope, connection.userId, 'balances')).toEqual([
    { connection: account, read: { asOfMs: 2_000, rows: dollars('0.10') } },
  ])
  expect(await portfolio().list(world.scope, connection.userId, 'holdings')).toEqual([{ connection: account }])
  await keep(connection, 3_000, '7')
  const [part] = await portfolio().list(world.scope, connection.userId, 'balances')
  expect(part?.read).toEqual({ asOfMs: 3_000, rows: dollars('7') })
})

test('shows a user’s accounts to their client and environment alone', async () => {
  const connection = await world.connect()
  await keep(connection, 1_000, '1')
  const strangers = [
    { ...world.scope, clientId: randomUUID() },
    { ...world.scope, environment: 'production' as const },
  ]
  for (const scope of strangers) {
    expect(await portfolio().list(scope, connection.userId, 'balances')).toEqual([])
    await keep({ scope, id: connection.id }, 9_000, '666')
  }
  expect(await portfolio().list(world.scope, 'somebody else', 'balances')).toEqual([])
  const [part] = await portfolio().list(world.scope, connection.userId, 'balances')
  expect(part?.read?.rows).toEqual(dollars('1'))
})

test('reads are erased with the connection, and a late read of an erased one writes nothing', async () => {
  const connection = await world.connect()
  await keep(connection, 1_000, '1')
  await world.ctx.store.connections.remove(world.scope, connection.id, { atMs: 0, retentionDays: 0 })
  await keep(connection, 2_000, '2')
  const rows = await database()
    .selectFrom('portfolio_reads')
    .where('connection_id', '=', connection.id)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})

test('of many concurrent reads the newest is kept', async () => {
  const connection = await world.connect()
  await Promise.all(Array.from({ length: 16 }, (_, index) => keep(connection, 1_000 + index, String(index))))
  const [part] = await portfolio().list(world.scope, connection.userId, 'balances')
  expect(part?.read).toEqual({ asOfMs: 1_015, rows: dollars('15') })
})
