import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { sepolia } from '../testing/fixtures.ts'
import { aSession } from '../testing/linkSession.ts'
import { confirmPayout } from './confirmPayout.ts'

const asked = { networkId: sepolia, symbol: 'USDC', amount: '10', transactionId: 'order' }
const to = { address: '0x52908400098527886E0F7030069857D2E4169EE7' }
const confirm = (confirmed: object, shown = to, request: object = { userId: 'user-1', payout: asked }) => {
  const ctx = partialContext({
    store: { payouts: { findConfirmed: async () => ({ ...asked, to, ...confirmed }) as never } },
  })
  return confirmPayout(ctx, aSession({ request: request as never }), { connectionId: 'connection', shown })
}

test('an order whose payout was confirmed gets that payout, and no second one', async () => {
  expect(await confirm({ id: 'first' })).toMatchObject({ id: 'first' })
})

test('a confirmation of another address or amount is a conflict', async () => {
  await expect(confirm({}, { address: `0x${'11'.repeat(20)}` })).rejects.toMatchObject({ type: 'conflict' })
  await expect(confirm({ amount: '11' })).rejects.toMatchObject({ type: 'conflict' })
})

test('a session without a payout confirms none', async () => {
  await expect(confirm({}, to, { userId: 'user-1' })).rejects.toMatchObject({ type: 'badRequest' })
})
