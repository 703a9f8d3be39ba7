import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { PaymentRequestShape } from './paymentRequestShape.ts'

export const resolvePaymentRequestOperation = operation({
  id: 'resolvePaymentRequest',
  method: 'POST',
  paths: ['/paymentRequests/:paymentRequestId/resolve'],
  tag: 'Payment requests',
  summary: 'Resolve a payment request',
  description:
    'Ends an open payment request. `credit` accepts what has arrived as the payment of an order that is `underpaid` or `held`. `cancel` ends the request, and creates a refund for each payment that had counted. Answers 409 if the request has ended.',
  permission: 'write',
  params: Type.Object({ paymentRequestId: uuid('Id of the payment request.') }),
  body: Type.Object(
    {
      action: oneOf(['credit', 'cancel'], 'Whether what has arrived pays the order.'),
      note: Type.Optional(Type.String({ maxLength: 500, description: 'Your reason, for the record.' })),
    },
    { title: 'ResolvePaymentRequestRequest', description: 'Your decision.' },
  ),
  content: PaymentRequestShape,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'notFound', 'conflict'],
})
