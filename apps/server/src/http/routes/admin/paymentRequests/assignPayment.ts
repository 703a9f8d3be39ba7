import { assignPayment } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { paymentRequestView } from '../../paymentRequests/paymentRequestView.ts'

export const assignPaymentHandler: AdminHandler<'assignPayment'> = async (ctx, { scope, params, body }) => {
  const requestId = body.paymentRequestId.toLowerCase()
  await assignPayment(ctx, scope, { id: params.id.toLowerCase(), requestId })
  return paymentRequestView(ctx, scope, requestId)
}
