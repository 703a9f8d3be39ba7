import { ApiError, approveRefund } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { refundView } from '../../paymentRequests/paymentRequestView.ts'

export const approveRefundHandler: AdminHandler<'approveRefund'> = async (ctx, { scope, params, request }) => {
  const { actor } = request
  if (!actor) throw new ApiError('serverFailure')
  return refundView(await approveRefund(ctx, scope, { id: params.id.toLowerCase(), actor }))
}
