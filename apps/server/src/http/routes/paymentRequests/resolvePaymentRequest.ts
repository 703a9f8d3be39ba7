import { resolvePaymentRequest } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { paymentRequestView } from './paymentRequestView.ts'

export const resolvePaymentRequestHandler: Handler<'resolvePaymentRequest'> = async (ctx, { params, body, scope }) => {
  const id = params.paymentRequestId.toLowerCase()
  await resolvePaymentRequest(ctx, scope, { id, ...body })
  return paymentRequestView(ctx, scope, id)
}
