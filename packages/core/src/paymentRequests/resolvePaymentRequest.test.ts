import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { resolvePaymentRequest } from './resolvePaymentRequest.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const resolve = (status: string, states: readonly string[] = []) => {
  const request = { id: 'request', scope, status, symbol: 'USDC' }
  const ctx = partialContext({
    store: {
      paymentRequests: {
        find: async () => request as never,
        findForUpdate: async () => request as never,
        payments: async () => states.map(state => ({ state, seenAtMs: 0 })) as never,
      },
    },
  })
  return resolvePaymentRequest(ctx, scope, { id: 'request', action: 'credit' })
}

test.each(['paid', 'canceled'])('a request that is %s takes no decision', async status => {
  await expect(resolve(status)).rejects.toMatchObject({ type: 'conflict', message: expect.stringContaining(status) })
})

test('a payment is credited once it is final', async () => {
  await expect(resolve('waiting')).rejects.toMatchObject({ type: 'conflict' })
  await expect(resolve('held', ['confirmed', 'detected'])).rejects.toMatchObject({ type: 'conflict' })
})
