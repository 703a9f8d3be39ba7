import { expect, test } from 'vitest'

import { countedIds } from '../testing/partialContext.ts'
import { manualClock } from '../testing/manualClock.ts'
import { newPaymentTransfer } from './newPaymentTransfer.ts'
import type { PaymentRequest } from './ports.ts'

const request = {
  ...{ id: 'request', scope: { clientId: 'client', environment: 'sandbox' }, userId: 'u', symbol: 'USDC' },
  ...{ networkId: 'base', amount: '10', address: '0x1', clientTransactionId: 'order' },
} as PaymentRequest

test('a payment by address is of no connection, has no fee of ours, and is on the chain from its beginning', () => {
  const ctx = { ids: countedIds(), clock: manualClock() }
  const transfer = newPaymentTransfer(ctx, request, '1')
  expect(transfer).toMatchObject({ connectionId: '', fee: '0', phase: 'onChain', toAddress: '0x1', amount: '10' })
  expect(transfer).toMatchObject({ paymentRequestId: 'request', clientTransactionId: 'order', sequence: 0 })
  expect(transfer).not.toHaveProperty('addressTag')
  expect(newPaymentTransfer(ctx, request, '1').reference).not.toBe(transfer.reference)
})
