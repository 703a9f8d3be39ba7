import type { ListedRefund } from '@rialto/core'
import { defined } from '@rialto/defined'

import { refundView } from '../../paymentRequests/paymentRequestView.ts'

/** A refund with its order, as the list and its export show it. */
export const foundRefundView = (refund: ListedRefund) => ({
  ...refundView(refund),
  ...defined({ userId: refund.userId, transactionId: refund.clientTransactionId }),
})
