import { reportRefund } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { refundView } from './paymentRequestView.ts'

export const reportRefundHandler: Handler<'reportRefund'> = async (ctx, { params, body, scope }) =>
  refundView(await reportRefund(ctx, scope, { id: params.refundId.toLowerCase(), txHash: body.txHash }))
