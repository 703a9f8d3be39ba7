import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { describePaymentRequest } from './describePaymentRequest.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const request = {
  id: 'request',
  scope,
  status: 'waiting',
  networkId: 'network',
  symbol: 'USDC',
  amount: '10',
  createdAtMs: 0,
  expiresAtMs: 10,
  rules: { toleranceRatio: '0' },
}
const describe = (stored: object | undefined, isOrderPaid: boolean) => {
  const ctx = partialContext({
    store: {
      paymentRequests: { find: async () => stored as never, payments: async () => [] },
      refunds: { listOf: async () => [] },
      bridgePayments: { listOf: async () => [] },
      transfers: { findPaying: async () => undefined },
      claims: { isPaid: async () => isOrderPaid },
    },
  })
  return describePaymentRequest(ctx, scope, 'request')
}

test('a request whose order was paid from an account is paid otherwise, unless payments to it have begun', async () => {
  const waiting = { ...request, clientTransactionId: 'order' }
  expect((await describe(waiting, true)).request.status).toBe('paidOtherwise')
  expect((await describe(waiting, false)).request.status).toBe('waiting')
  expect((await describe({ ...waiting, transferId: 'transfer' }, true)).request.status).toBe('waiting')
})

test('an unknown request is not found', async () => {
  await expect(describe(undefined, false)).rejects.toMatchObject({ type: 'notFound' })
})
