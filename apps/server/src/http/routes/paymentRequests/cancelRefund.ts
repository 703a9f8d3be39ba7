import { cancelRefund } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { refundView } from './paymentRequestView.ts'

export const cancelRefundHandler: Handler<'cancelRefund'> = async (ctx, { params, scope }) =>
  refundView(await cancelRefund(ctx, scope, params.refundId.toLowerCase()))
