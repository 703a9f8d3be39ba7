import { reportRefund } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { refundView } from '../../paymentRequests/paymentRequestView.ts'

export const reportRefundHandler: AdminHandler<'reportRefund'> = async (ctx, { scope, params, body }) =>
  refundView(await reportRefund(ctx, scope, { id: params.id.toLowerCase(), txHash: body.txHash }))
