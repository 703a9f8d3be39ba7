import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { RefundShape } from './refundShape.ts'

export const cancelRefundOperation = operation({
  id: 'cancelRefund',
  method: 'POST',
  paths: ['/refunds/:refundId/cancel'],
  tag: 'Payment requests',
  summary: 'Cancel a refund',
  description: 'Withdraws a refund whose transaction was not reported. Its money is open again.',
  permission: 'write',
  params: Type.Object({ refundId: uuid('Id of the refund.') }),
  content: RefundShape,
  errors: ['invalidField', 'permissionDenied', 'notFound', 'conflict'],
})
