import { randomUUID } from 'node:crypto'

import { networks } from '@rialto/catalog'
import type { UnassignedPayment } from '@rialto/core'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../testing/useDatabase.ts'
import { paymentSourceRepository } from './paymentSourceRepository.ts'
import { unassignedPaymentRepository } from './unassignedPaymentRepository.ts'

const db = useDatabase()
const networkId = networks.find(({ networkType }) => networkType === 'ripple')?.id ?? ''
const address = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
const dayMs = 86_400_000
const addClient = async () => {
  const clientId = randomUUID()
  await sql`insert into clients (id, name, created_at) values (${clientId}, 'client', now())`.execute(db())
  return { clientId, environment: 'sandbox' } as const
}
const payment = (hash: string, changes: Partial<UnassignedPayment> = {}): UnassignedPayment => ({
  id: randomUUID(),
  networkId,
  hash,
  position: 'payment',
  block: 7n,
  symbol: 'XRP',
  amount: '20',
  address,
  seenAtMs: 10 * dayMs,
  ...changes,
})
const all = { count: 1_000 }

test('a payment is kept once for each client, however often it is read', async () => {
  const { keep, list } = unassignedPaymentRepository(db())
  const [scope, other] = [await addClient(), await addClient()]
  const first = payment('A', { tag: '99', fromAddress: 'rPayer' })
  await keep(scope, [first])
  await keep(scope, [payment('A'), payment('A', { position: '2', seenAtMs: 11 * dayMs })])
  await keep(other, [payment('A')])
  expect(await list(scope, all)).toMatchObject([{ position: '2' }, first])
  expect(await list(other, all)).toHaveLength(1)
  expect(await list({ ...scope, environment: 'production' }, all)).toEqual([])
  expect(await list(scope, { ...all, hash: 'B' })).toEqual([])
  expect(
    await list(scope, { count: 1, before: { atMs: 11 * dayMs, id: 'f'.repeat(8) + randomUUID().slice(8) } }),
  ).toHaveLength(1)
})

test('small payments cannot displace a large one of the same day, and those that are not kept are counted', async () => {
  const { keep, list, countNotKept } = unassignedPaymentRepository(db())
  const scope = await addClient()
  const dust = Array.from({ length: 600 }, (_, index) => payment(`dust ${index}`, { amount: '0.000001' }))
  await keep(scope, dust)
  await keep(scope, [payment('real', { seenAtMs: 10 * dayMs + 1 })])
  await keep(scope, [payment('another day', { seenAtMs: 11 * dayMs }), payment('another asset', { symbol: 'USDC' })])
  const kept = await list(scope, all)
  expect(kept).toHaveLength(502)
  expect(kept.map(({ hash }) => hash)).toEqual(expect.arrayContaining(['real', 'another day', 'another asset']))
  expect(await countNotKept(scope, 10 * dayMs)).toBe(101)
  expect(await countNotKept(scope, 12 * dayMs)).toBe(0)
})

test('a payment that an order has meanwhile is not listed', async () => {
  const { keep, list, take } = unassignedPaymentRepository(db())
  const scope = await addClient()
  const requestId = randomUUID()
  const taken = payment('taken', { tag: '7' })
  await keep(scope, [taken, payment('free', { tag: '7' }), payment('untagged')])
  await sql`insert into payment_requests (id, client_id, environment, user_id, transaction_id, network_id, symbol, amount,
    address, canonical_address, address_tag, rules, status, sequence, created_at, expires_at, watch_until)
    values (${requestId}, ${scope.clientId}, 'sandbox', 'user', 'order', ${networkId}, 'XRP', 20, ${address}, ${address}, '7',
    '{}', 'paid', 1, now(), now(), now())`.execute(db())
  await sql`insert into incoming_payments (id, request_id, environment, network_id, hash, position, block, symbol, amount,
    state, is_on_time, is_sanctioned, seen_at) values (${randomUUID()}, ${requestId}, 'sandbox', ${networkId}, 'taken',
    'payment', 1, 'XRP', 20, 'final', true, false, now())`.execute(db())
  expect((await list(scope, all)).map(({ hash }) => hash).sort()).toEqual(['free', 'untagged'])
  expect(await take(scope, taken.id, 1)).toBeUndefined()
})

test('a payment is taken once by its client, and a later reading does not keep it again', async () => {
  const { keep, list, take } = unassignedPaymentRepository(db())
  const [scope, other] = [await addClient(), await addClient()]
  const first = payment('A')
  await keep(scope, [first])
  expect(await take(other, first.id, 1)).toBeUndefined()
  const taken = await Promise.all([take(scope, first.id, 1), take(scope, first.id, 2)])
  expect(taken.filter(one => one !== undefined)).toEqual([first])
  await keep(scope, [payment('A')])
  expect(await list(scope, all)).toEqual([])
})

test('the owner of an account is the client that confirmed it first, also after it replaced it', async () => {
  const sources = paymentSourceRepository(db())
  const [owner, unconfirmed, later] = [await addClient(), await addClient(), await addClient()]
  const put = async (scope: typeof owner, value: string) => {
    const id = randomUUID()
    await sources.put({ id, scope, networkType: 'ripple', kind: 'account', value, createdAtMs: 0 })
    return id
  }
  for (const value of [address, 'rNext', address]) await sources.confirm(owner, await put(owner, value), 1)
  await put(unconfirmed, address)
  await sources.confirm(later, await put(later, address), 2)
  expect(await sources.listOwners('sandbox', 'ripple', [address, 'rNobody'])).toEqual([{ scope: owner, address }])
  expect(await sources.listOwners('production', 'ripple', [address])).toEqual([])
})
