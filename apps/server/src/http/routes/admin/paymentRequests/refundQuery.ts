import type { ExportRefundsRequest } from '@rialto/contract'
import type { RefundFilter } from '@rialto/core'
import { defined } from '@rialto/defined'

type Filters = Omit<ExportRefundsRequest, 'format'>

/** The filter of the refunds that a request asks for. */
export const refundQuery = ({
  refundId,
  paymentRequestId,
  unassignedPaymentId,
  userId,
  statuses,
}: Filters): Omit<RefundFilter, 'before' | 'count'> =>
  defined({
    id: refundId?.toLowerCase(),
    requestId: paymentRequestId?.toLowerCase(),
    unassignedPaymentId: unassignedPaymentId?.toLowerCase(),
    userId,
    statuses,
  })
