import { defined } from '@rialto/defined'

import { bridgedSource } from '../bridging/newBridgedTransfer.ts'
import type { Context } from '../context.ts'
import type { Transfer } from '../transfers/ports.ts'
import { referenceOf } from '../transfers/withdrawalOrder.ts'
import type { PaymentRequest } from './ports.ts'

/** The transfer of a payment request, from the first payment that counts: the record that pays the order. */
export const newPaymentTransfer = (
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  request: PaymentRequest,
  priceUsd: string,
): Transfer => {
  const { scope, userId, symbol, networkId, amount, address, addressTag, refundTo } = request
  const { clientTransactionId, linkSessionId, subClientId } = request
  const id = ids.uuid()
  const nowMs = clock.nowMs()
  return {
    id,
    scope,
    paymentRequestId: request.id,
    connectionId: '',
    userId,
    type: bridgedSource.type,
    symbol,
    networkId,
    toAddress: address,
    amount,
    fee: '0',
    priceUsd,
    transferType: 'payment',
    isFeeIncluded: false,
    phase: 'onChain',
    reference: referenceOf(id),
    sequence: 0,
    createdAtMs: nowMs,
    acceptedAtMs: nowMs,
    sentAtMs: nowMs,
    ...defined({ addressTag, clientTransactionId, linkSessionId, subClientId, refundTo }),
  }
}
