import { cancelRefund } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { refundView } from '../../paymentRequests/paymentRequestView.ts'

export const cancelRefundHandler: AdminHandler<'cancelRefund'> = async (ctx, { scope, params }) =>
  refundView(await cancelRefund(ctx, scope, params.id.toLowerCase()))
