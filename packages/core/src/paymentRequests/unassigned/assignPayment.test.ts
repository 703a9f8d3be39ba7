import { expect, test } from 'vitest'

import { partialContext } from '../../testing/partialContext.ts'
import { assignPayment } from './assignPayment.ts'

const dayMs = 86_400_000
const scope = { clientId: 'client', environment: 'sandbox' } as const
const payment = { id: 'p', networkId: 'xrpl', symbol: 'XRP', amount: '20' }

/** The context has no repository to write to, so an assignment would fail by another error. */
const assign = (request: object | undefined, { isTaken = false, refunds = [] as object[] } = {}) => {
  const order = request && { id: 'r', scope, networkId: 'xrpl', symbol: 'XRP', status: 'waiting', ...request }
  const find = async () => order as never
  const ctx = partialContext({
    store: {
      paymentRequests: { find, findForUpdate: find },
      unassignedPayments: { findForUpdate: async () => payment as never, isTaken: async () => isTaken },
      refunds: { listReturnsOf: async () => refunds as never },
    },
    clock: { nowMs: () => 20 * dayMs, sleep: async () => undefined },
  })
  return assignPayment(ctx, scope, { id: 'p', requestId: 'r' })
}

test('an unknown order, and a payment that an order has, are not found', async () => {
  await expect(assign(undefined)).rejects.toMatchObject({ type: 'notFound' })
  await expect(assign({}, { isTaken: true })).rejects.toMatchObject({ type: 'notFound' })
})

test.each([{ networkId: 'stellar' }, { symbol: 'USDC' }])('an order in another asset is refused: %j', async other => {
  await expect(assign(other)).rejects.toMatchObject({ type: 'invalidField' })
})

test.each(['paid', 'canceled', 'paidOtherwise'])('an order that is %s takes no payment', async status => {
  await expect(assign({ status })).rejects.toMatchObject({ type: 'conflict' })
})

test.each([
  { status: 'needsApproval' },
  { status: 'pending' },
  { status: 'succeeded', finishedAtMs: 1 },
  { status: 'canceled', finishedAtMs: 1, hash: 'A', arrived: '20' },
  { status: 'canceled', finishedAtMs: 10 * dayMs, hash: 'A' },
])('a payment with a refund that may have been sent is refused: %j', async refund => {
  await expect(assign({}, { refunds: [refund] })).rejects.toMatchObject({
    ...{ type: 'conflict', message: expect.stringContaining('refund') },
  })
})

test.each([
  { status: 'failed', finishedAtMs: 19 * dayMs, hash: 'A' },
  { status: 'canceled', finishedAtMs: 19 * dayMs },
  { status: 'canceled', finishedAtMs: dayMs, hash: 'A' },
])('a refund that moved nothing does not hinder an assignment: %j', async refund => {
  await expect(assign({ symbol: 'USDC' }, { refunds: [refund] })).rejects.toMatchObject({ type: 'invalidField' })
})
