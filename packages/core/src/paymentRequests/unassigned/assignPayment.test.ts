import { expect, test } from 'vitest'

import { partialContext } from '../../testing/partialContext.ts'
import { assignPayment } from './assignPayment.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const payment = { id: 'p', networkId: 'xrpl', symbol: 'XRP', amount: '20' }

/** The context has no repository to write to, so an assignment would fail by another error. */
const assign = (request: object | undefined, isTaken = false) => {
  const order = request && { id: 'r', scope, networkId: 'xrpl', symbol: 'XRP', status: 'waiting', ...request }
  const find = async () => order as never
  const ctx = partialContext({
    store: {
      paymentRequests: { find, findForUpdate: find },
      unassignedPayments: { take: async () => (isTaken ? undefined : (payment as never)) },
    },
  })
  return assignPayment(ctx, scope, { id: 'p', requestId: 'r' })
}

test('an unknown order, and a payment that an order has, are not found', async () => {
  await expect(assign(undefined)).rejects.toMatchObject({ type: 'notFound' })
  await expect(assign({}, true)).rejects.toMatchObject({ type: 'notFound' })
})

test.each([{ networkId: 'stellar' }, { symbol: 'USDC' }])('an order in another asset is refused: %j', async other => {
  await expect(assign(other)).rejects.toMatchObject({ type: 'invalidField' })
})

test.each(['paid', 'canceled', 'paidOtherwise'])('an order that is %s takes no payment', async status => {
  await expect(assign({ status })).rejects.toMatchObject({ type: 'conflict' })
})
