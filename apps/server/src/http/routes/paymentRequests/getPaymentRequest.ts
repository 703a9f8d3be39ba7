import type { Handler } from '../../handler.ts'
import { paymentRequestView } from './paymentRequestView.ts'

export const getPaymentRequestHandler: Handler<'getPaymentRequest'> = (ctx, { params, scope }) =>
  paymentRequestView(ctx, scope, params.paymentRequestId.toLowerCase())
