import { randomUUID } from 'node:crypto'

import { networks } from '@rialto/catalog'
import type { Refund, UnassignedPayment } from '@rialto/core'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../testing/useDatabase.ts'
import { paymentSourceRepository } from './paymentSourceRepository.ts'
import { refundRepository } from './refundRepository.ts'
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
  const { keep, list, isTaken } = unassignedPaymentRepository(db())
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
  expect(await isTaken(scope, taken.id)).toBe(true)
})

test('an assigned payment is taken, names its order, and a later reading does not keep it again', async () => {
  const { keep, list, assign, isTaken, findForUpdate } = unassignedPaymentRepository(db())
  const [scope, other] = [await addClient(), await addClient()]
  const first = payment('A')
  expect(await keep(scope, [first])).toEqual([first])
  expect([await findForUpdate(other, first.id), await isTaken(other, first.id)]).toEqual([undefined, true])
  expect([await findForUpdate(scope, first.id), await isTaken(scope, first.id)]).toEqual([first, false])
  const requestId = randomUUID()
  await assign(other, { id: first.id, requestId, atMs: 1 })
  expect(await isTaken(scope, first.id)).toBe(false)
  await assign(scope, { id: first.id, requestId, atMs: 1 })
  expect(await isTaken(scope, first.id)).toBe(true)
  expect(await keep(scope, [payment('A')])).toEqual([])
  expect(await list(scope, { ...all, statuses: ['open', 'returning'] })).toEqual([])
  expect(await list(scope, all)).toMatchObject([{ ...first, status: 'assigned', requestId }])
})

test('only payments that are new and not displaced are reported as kept', async () => {
  const { keep } = unassignedPaymentRepository(db())
  const scope = await addClient()
  const dust = Array.from({ length: 501 }, (_, index) => payment(`dust ${index}`, { amount: String(index + 1) }))
  const kept = await keep(scope, dust)
  expect(kept).toHaveLength(500)
  expect(kept.some(({ hash }) => hash === 'dust 0')).toBe(false)
  expect(await keep(scope, dust)).toEqual([])
})

const returnOf = async (
  scope: Awaited<ReturnType<typeof addClient>>,
  { id }: UnassignedPayment,
  changes: Partial<Refund>,
) => {
  const digests =
    async () =>
    (...parts: string[]) =>
      Buffer.from(parts.join(' '))
  const { insert } = refundRepository(db(), digests as never)
  await insert({
    id: randomUUID(),
    scope,
    unassignedPaymentId: id,
    networkId,
    symbol: 'XRP',
    amount: '20',
    reason: 'No tag',
    status: 'pending',
    requestedBy: 'key',
    sequence: 1,
    createdAtMs: 1,
    ...changes,
  })
}

test('the state of a payment follows its refunds, and a displaced payment with a refund stays', async () => {
  const { keep, list } = unassignedPaymentRepository(db())
  const scope = await addClient()
  const named = ['none', 'part', 'whole', 'sent', 'withdrawn', 'late'].map(hash => payment(hash))
  await keep(scope, named)
  const [, part, whole, sent, withdrawn, late] = named
  await returnOf(scope, part ?? payment(''), { amount: '5' })
  await returnOf(scope, whole ?? payment(''), {})
  await returnOf(scope, sent ?? payment(''), { status: 'succeeded', finishedAtMs: 2 })
  await returnOf(scope, withdrawn ?? payment(''), { status: 'canceled', finishedAtMs: 2 })
  await returnOf(scope, late ?? payment(''), { status: 'canceled', finishedAtMs: 2, arrived: '20' })
  const states = async () => {
    const rows = await list(scope, { ...all, statuses: ['open', 'returning', 'returned'] })
    return Object.fromEntries(rows.map(one => [one.hash, [one.status, one.returning, one.returned].join(' ')]))
  }
  const expected = {
    none: 'open 0 0',
    part: 'open 5 0',
    whole: 'returning 20 0',
    sent: 'returned 0 20',
    withdrawn: 'open 0 0',
    late: 'returned 0 20',
  }
  expect(await states()).toEqual(expected)
  expect(await list(scope, { ...all, statuses: ['returned'] })).toHaveLength(2)
  await keep(
    scope,
    Array.from({ length: 600 }, (_, index) => payment(`larger ${index}`, { amount: '21' })),
  )
  expect(Object.keys(await states())).toEqual(expect.arrayContaining(['part', 'whole', 'sent', 'withdrawn', 'late']))
  expect(await states()).not.toHaveProperty('none')
})

test('payments that were assigned or may have been returned are found for every client of the account', async () => {
  const { keep, assign, lockUsed } = unassignedPaymentRepository(db())
  const scope = await addClient()
  const network = { networkId: randomUUID() }
  const [free, assigned, returning, failed] = ['free', 'assigned', 'returning', 'failed'].map(hash => ({
    ...payment(hash),
    ...network,
  })) as [UnassignedPayment, UnassignedPayment, UnassignedPayment, UnassignedPayment]
  await keep(scope, [free, assigned, returning, failed])
  await assign(scope, { id: assigned.id, requestId: randomUUID(), atMs: 1 })
  await returnOf(scope, returning, network)
  await returnOf(scope, failed, { ...network, status: 'failed', finishedAtMs: 2, hash: 'A' })
  const asked = [free, assigned, returning, failed, { ...network, hash: 'unknown', position: 'payment' }]
  expect((await lockUsed('sandbox', asked)).map(({ hash }) => hash)).toEqual(['assigned', 'returning'])
  expect(await lockUsed('production', asked)).toEqual([])
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

  // Whoever proves an account owns it, and the first proof stays.
  const [ofLater] = await sources.listAccounts(later, 10)
  await sources.prove(owner, ofLater?.id ?? '', 3)
  expect(await sources.listOwners('sandbox', 'ripple', [address])).toEqual([{ scope: owner, address }])
  await sources.prove(later, ofLater?.id ?? '', 4)
  await sources.prove(later, ofLater?.id ?? '', 9)
  const [ofOwner] = await sources.listAccounts(owner, 10)
  await sources.prove(owner, ofOwner?.id ?? '', 5)
  expect(await sources.listOwners('sandbox', 'ripple', [address])).toEqual([{ scope: later, address }])
  expect(await sources.find(later, 'ripple')).toMatchObject({ provenAtMs: 4 })
  expect((await sources.listAccounts(owner, 2)).length).toBe(2)
  expect(await sources.listAccounts(unconfirmed, 10)).toEqual([])
})

test('an account continues from its last block, and its first one stays', async () => {
  const sources = paymentSourceRepository(db())
  const scope = await addClient()
  const id = randomUUID()
  await sources.put({ id, scope, networkType: 'ripple', kind: 'account', value: 'rCursor', createdAtMs: 0 })
  expect(await sources.accountCursor(id, networkId)).toBeUndefined()
  for (const block of [5n, 9n, 7n]) await sources.setAccountCursor(id, networkId, block)
  expect(await sources.accountCursor(id, networkId)).toEqual({ block: 9n, begun: 5n })
})
