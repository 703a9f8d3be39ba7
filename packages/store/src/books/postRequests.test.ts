import { add, fromBaseUnits } from '@rialto/catalog'
import { type IncomingPayment, type PaymentRequest, type Refund, reconcileBooks } from '@rialto/core'
import { realIds, sepolia } from '@rialto/core/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { postingsOfRequest } from '../../../core/src/books/postingsOfRequest.ts'
import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
const hourMs = 60 * 60_000
let world: StoredWorld
let request: PaymentRequest

beforeEach(async () => {
  // Runs continue where the last one of the environment ended.
  await database().deleteFrom('book_places').execute()
  world = await createStoredWorld(database())
  const nowMs = world.clock.nowMs()
  request = {
    id: realIds.uuid(),
    scope: world.scope,
    userId: 'ada',
    transactionId: 'order-1',
    networkId: sepolia,
    symbol: 'USDC',
    amount: '25',
    address: `0x${realIds.hex(20)}`,
    rules: {
      toleranceRatio: '0',
      underpaid: 'hold',
      overpaid: 'hold',
      late: 'hold',
      other: 'hold',
      approvesRefunds: false,
    },
    status: 'waiting',
    credited: '0',
    sequence: 0,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + hourMs,
    watchUntilMs: nowMs + hourMs,
  }
  await world.ctx.store.paymentRequests.insert(request)
})

const pay = async (amount: string, changes: Partial<IncomingPayment> = {}): Promise<IncomingPayment> => {
  const nowMs = world.clock.nowMs()
  const payment: IncomingPayment = {
    id: realIds.uuid(),
    requestId: request.id,
    networkId: sepolia,
    hash: `0x${realIds.hex(32)}`,
    position: '0',
    block: 1n,
    symbol: 'USDC',
    amount,
    state: 'final',
    isOnTime: true,
    isSanctioned: false,
    seenAtMs: nowMs,
    finalAtMs: nowMs,
    ...changes,
  }
  await world.ctx.store.paymentRequests.savePayment(payment)
  return payment
}

const refund = (amount: string, changes: Partial<Refund> = {}): Promise<void> =>
  world.ctx.store.refunds.insert({
    id: realIds.uuid(),
    scope: request.scope,
    requestId: request.id,
    networkId: sepolia,
    symbol: 'USDC',
    amount,
    reason: 'returned goods',
    status: 'succeeded',
    requestedBy: 'member',
    sequence: 0,
    createdAtMs: world.clock.nowMs(),
    finishedAtMs: world.clock.nowMs(),
    ...changes,
  })

const sums = async (): Promise<Record<string, string>> => {
  await reconcileBooks(world.ctx)
  const to = new Date(world.clock.nowMs()).toISOString().slice(0, 10)
  const found = await world.ctx.store.books.sumAccounts(world.scope, { from: '2000-01-01', to })
  const totals = new Map<string, string>()
  for (const { account, amount } of found) totals.set(account, add(totals.get(account) ?? '0', amount))
  return Object.fromEntries([...totals].filter(([, amount]) => amount !== '0'))
}

test('a refund of a paid order enters the journal once it has arrived', async () => {
  await pay('25', { counted: '25' })
  await refund('10', { status: 'pending' })
  expect(await sums()).toEqual({})
  await refund('10')
  expect(await sums()).toEqual({ credited: '-10', returned: '10' })
  expect(await sums()).toEqual({ credited: '-10', returned: '10' })
})

test('an excess that is returned does not change the credited amount', async () => {
  await pay('30', { counted: '25' })
  expect(await sums()).toEqual({ source: '-5', uncounted: '5' })
  await refund('5')
  expect(await sums()).toEqual({ source: '-5', returned: '5' })
  await refund('2')
  expect(await sums()).toEqual({ source: '-5', credited: '-2', returned: '7' })
})

test('a part counts for no order until the order is paid', async () => {
  const part = await pay('10')
  expect(await sums()).toEqual({ source: '-10', uncounted: '10' })
  world.clock.advance(2 * hourMs)
  await world.ctx.store.paymentRequests.savePayment({ ...part, counted: '10' })
  await pay('15', { counted: '15' })
  expect(await sums()).toEqual({})
})

test('payments that are not final are not in the journal', async () => {
  const { finalAtMs: _, ...detected } = await pay('10', { state: 'detected' })
  expect(detected.state).toBe('detected')
  expect(await sums()).toEqual({})
})

const amounts = fc.bigInt(1n, 10n ** 30n).map(units => fromBaseUnits(units, 18))

test('the postings of a request balance for all amounts paid, counted and returned', () => {
  const symbols = fc.constantFrom('USDC', 'ETH')
  const payments = fc.record({ symbol: symbols, amount: amounts, isCounted: fc.boolean() })
  const refunds = fc.record({ symbol: symbols, amount: amounts })
  fc.assert(
    fc.property(fc.array(payments), fc.array(refunds), (paid, returned) => {
      const postings = postingsOfRequest({
        scope: request.scope,
        requestId: request.id,
        payments: paid.map(({ isCounted, ...one }) => ({ ...one, counted: isCounted ? one.amount : '0' })),
        refunds: returned,
        posted: { revision: 0, postings: [] },
      })
      for (const symbol of ['USDC', 'ETH']) {
        const own = postings.filter(one => one.symbol === symbol)
        expect(own.reduce((sum, { amount }) => add(sum, amount), '0')).toBe('0')
        expect(own.filter(({ account, amount }) => account === 'uncounted' && amount.startsWith('-'))).toEqual([])
      }
    }),
  )
})
