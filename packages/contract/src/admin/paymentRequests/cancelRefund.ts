import Type from 'typebox'

import { RefundShape } from '../../paymentRequests/refundShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const cancelRefundOperation = adminOperation({
  id: 'cancelRefund',
  method: 'POST',
  path: '/Refunds/:id/cancel',
  tag,
  summary: 'Cancel a refund',
  description: 'Withdraws a refund whose transaction was not reported, or does not pay it. Its money is open again.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the refund.') }),
  content: RefundShape,
  errors: ['permissionDenied', 'notFound', 'conflict'],
})
