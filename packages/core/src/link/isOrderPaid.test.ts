import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { isOrderPaid } from './isOrderPaid.ts'

const isPaid = (phase: string | undefined, transactionId: string | undefined = 'order') =>
  isOrderPaid(
    partialContext({
      store: {
        transfers: { findPaying: async () => phase && { phase } },
        claims: { wasPaid: async () => false },
      } as never,
    }),
    {
      scope: { clientId: 'client', environment: 'sandbox' },
      request: { userId: 'u', transfer: { transactionId } } as never,
    },
  )

test('an order is paid once its transfer has arrived, and not while it is pending', async () => {
  expect(await isPaid('settled')).toBe(true)
  expect(await isPaid('unknown')).toBe(false)
})
