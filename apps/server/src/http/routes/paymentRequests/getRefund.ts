import { ApiError } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { refundView } from './paymentRequestView.ts'

export const getRefundHandler: Handler<'getRefund'> = async (ctx, { params, scope }) => {
  const refund = await ctx.store.refunds.find(scope, params.refundId.toLowerCase())
  if (!refund) throw new ApiError('notFound')
  return refundView(refund)
}
