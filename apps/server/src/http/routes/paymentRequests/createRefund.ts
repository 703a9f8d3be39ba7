import { createRefund } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { refundView } from './paymentRequestView.ts'

export const createRefundHandler: Handler<'createRefund'> = async (ctx, { body, scope, request }) => {
  const { paymentRequestId, amount, networkId, symbol, address, addressTag: tag, reason } = body
  const refund = await createRefund(ctx, scope, {
    paymentRequestId: paymentRequestId.toLowerCase(),
    amount,
    networkId: networkId?.toLowerCase(),
    symbol: symbol?.toUpperCase(),
    to: address === undefined ? undefined : { address, ...defined({ tag }) },
    reason,
    requestedBy: 'key',
    keyId: request.keyId,
  })
  return refundView(refund)
}
