import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { rejectPaid } from './rejectPaid.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const reject = (isPaying: boolean, isClaimed: boolean) => {
  const ctx = partialContext({
    store: {
      transfers: { findPaying: async () => (isPaying ? aTransfer(aConnection(scope)) : undefined) },
      claims: { isPaid: async () => isClaimed },
    },
  })
  return rejectPaid(ctx, { scope, userId: 'user-1', clientTransactionId: 'order' })
}

test.each([
  ['a transfer pays', true, false],
  ['an erased transfer paid', false, true],
])('an order that %s gets no address', async (_, isPaying, isClaimed) => {
  await expect(reject(isPaying, isClaimed)).rejects.toMatchObject({ type: 'orderAlreadySent' })
})
