import { createRefund, invalidField, missingField, returnPayment } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { refundView } from './paymentRequestView.ts'

export const createRefundHandler: Handler<'createRefund'> = async (ctx, { body, scope, request }) => {
  const { paymentRequestId, unassignedPaymentId, amount, networkId, symbol, address, addressTag: tag, reason } = body
  const to = address === undefined ? undefined : { address, ...defined({ tag }) }
  const key = request.keyId === undefined ? undefined : await ctx.store.apiKeys.find(scope.environment, request.keyId)
  const of = { amount, reason, requestedBy: 'key', ...defined({ keyCreator: key?.creator }) }
  if (unassignedPaymentId !== undefined) {
    if ((paymentRequestId ?? networkId ?? symbol) !== undefined)
      throw invalidField('unassignedPaymentId', 'takes no paymentRequestId, networkId or symbol')
    if (to === undefined) throw missingField('address')
    return refundView(await returnPayment(ctx, scope, { ...of, id: unassignedPaymentId.toLowerCase(), to }))
  }
  if (paymentRequestId === undefined) throw missingField('paymentRequestId')
  const refund = await createRefund(ctx, scope, {
    ...of,
    paymentRequestId: paymentRequestId.toLowerCase(),
    networkId: networkId?.toLowerCase(),
    symbol: symbol?.toUpperCase(),
    to,
  })
  return refundView(refund)
}
