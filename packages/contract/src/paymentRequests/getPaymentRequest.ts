import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { PaymentRequestShape } from './paymentRequestShape.ts'

export const getPaymentRequestOperation = operation({
  id: 'getPaymentRequest',
  method: 'GET',
  paths: ['/paymentRequests/:paymentRequestId'],
  tag: 'Payment requests',
  summary: 'Get a payment request',
  description: 'Returns a payment request with its payments, its refunds and the books of each asset.',
  permission: 'read',
  params: Type.Object({ paymentRequestId: uuid('Id of the payment request.') }),
  content: PaymentRequestShape,
  errors: ['invalidField', 'permissionDenied', 'notFound'],
})
