import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { rejectOtherPayout } from './rejectOtherPayout.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const asked = { networkId: 'network', symbol: 'USDC', amount: '10', transactionId: 'order' }
const reject = (confirmed: object | undefined, payout: object = asked) => {
  const ctx = partialContext({ store: { payouts: { findConfirmed: async () => confirmed as never } } })
  return rejectOtherPayout(ctx, scope, { userId: 'user-1', payout } as never)
}

test('the same amount in another spelling is the same payout', async () => {
  await reject({ ...asked, amount: '10.00' })
  await reject(undefined)
})

test.each([{ amount: '11' }, { symbol: 'ETH' }, { networkId: 'another' }])(
  'an order whose confirmed payout has %j is not asked for again',
  async changed => {
    await expect(reject({ ...asked, ...changed })).rejects.toMatchObject({
      message: expect.stringContaining('payoutOptions.transactionId'),
    })
  },
)

test('a payout without an order is never compared', async () => {
  await reject({ ...asked, amount: '11' }, { ...asked, transactionId: undefined })
})
