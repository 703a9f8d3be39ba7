import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { ReportedTransaction } from './reportedTransaction.ts'
import { RefundShape } from './refundShape.ts'

export const reportRefundOperation = operation({
  id: 'reportRefund',
  method: 'POST',
  paths: ['/refunds/:refundId/transaction'],
  tag: 'Payment requests',
  summary: 'Report the transaction of a refund',
  description:
    'Names the transaction with which you sent a `pending` refund. It succeeds once the chain shows the amount at the address, with the tag, in a final block; `refund.succeeded` reports it. A second call replaces a transaction that has not arrived. One transaction may pay several refunds to different addresses, but only one to the same address.',
  permission: 'write',
  params: Type.Object({ refundId: uuid('Id of the refund.') }),
  body: ReportedTransaction,
  content: RefundShape,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'conflict'],
})
