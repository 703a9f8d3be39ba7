import Type from 'typebox'

import { RefundShape } from '../../paymentRequests/refundShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const approveRefundOperation = adminOperation({
  id: 'approveRefund',
  method: 'POST',
  path: '/PaymentRequests/refunds/:id/approve',
  tag,
  summary: 'Approve a refund',
  description:
    'Approves a refund that needs approval, so that it can be sent. Only a member who has not requested it can approve it: a key cannot, nor the member who created the key that requested it, nor a member who was let in within the last seven days.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the refund.') }),
  content: RefundShape,
  errors: ['permissionDenied', 'notFound', 'conflict'],
})
