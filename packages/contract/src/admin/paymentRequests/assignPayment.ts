import Type from 'typebox'

import { PaymentRequestShape } from '../../paymentRequests/paymentRequestShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const assignPaymentOperation = adminOperation({
  id: 'assignPayment',
  method: 'POST',
  path: '/UnassignedPayments/:id/assign',
  tag,
  summary: 'Assign a payment to an order',
  description:
    'Counts an unassigned payment for an order in the same asset that is open or has expired, once, by the rules of the order: after its end the payment is `late`.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the payment.') }),
  body: Type.Object(
    { paymentRequestId: uuid('Payment request of the order.') },
    { title: 'AssignPaymentRequest', description: 'The order that the payment was meant for.' },
  ),
  content: PaymentRequestShape,
  errors: ['missingField', 'invalidField', 'permissionDenied', 'notFound', 'conflict'],
})
