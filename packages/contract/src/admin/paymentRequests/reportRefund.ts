import Type from 'typebox'

import { RefundShape } from '../../paymentRequests/refundShape.ts'
import { ReportedTransaction } from '../../paymentRequests/reportedTransaction.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const reportRefundOperation = adminOperation({
  id: 'reportRefund',
  method: 'POST',
  path: '/Refunds/:id/transaction',
  tag,
  summary: 'Report the transaction of a refund',
  description:
    'Names the transaction with which a `pending` refund was sent, as POST `/refunds/{refundId}/transaction` of the integration API does. It succeeds once the chain shows the amount at the address, with the tag, in a final block.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the refund.') }),
  body: ReportedTransaction,
  content: RefundShape,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'conflict'],
})
