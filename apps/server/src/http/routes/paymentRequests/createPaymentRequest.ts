import { createPaymentRequest } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { paymentRequestView } from './paymentRequestView.ts'

export const createPaymentRequestHandler: Handler<'createPaymentRequest'> = async (ctx, { body, scope }) => {
  const { userId, transactionId, networkId, symbol, amount, expiresInSeconds } = body
  const request = await createPaymentRequest(ctx, scope, {
    userId,
    transactionId,
    clientTransactionId: transactionId,
    networkId: networkId.toLowerCase(),
    symbol: symbol.toUpperCase(),
    amount,
    ...defined({ expiresInSeconds }),
  })
  return paymentRequestView(ctx, scope, request.id)
}
