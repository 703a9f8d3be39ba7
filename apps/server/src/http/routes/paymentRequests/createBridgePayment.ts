import { startBridgePayment } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { paymentRequestView } from './paymentRequestView.ts'

export const createBridgePaymentHandler: Handler<'createBridgePayment'> = async (ctx, { params, body, scope }) => {
  const paymentRequestId = params.paymentRequestId.toLowerCase()
  const { networkId, symbol, refundAddress } = body
  const asset = { networkId: networkId.toLowerCase(), symbol: symbol.toUpperCase() }
  await startBridgePayment(ctx, scope, { paymentRequestId, ...asset, refundAddress })
  return paymentRequestView(ctx, scope, paymentRequestId)
}
