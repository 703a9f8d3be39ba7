import Type from 'typebox'

import { PaymentRequestShape, PaymentRequestStatus } from '../../paymentRequests/paymentRequestShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'
import { needsToken, tag } from './paymentSettings.ts'

export const searchPaymentRequestsOperation = adminOperation({
  id: 'searchPaymentRequests',
  method: 'POST',
  path: '/PaymentRequests/list',
  tag,
  summary: 'Search payment requests',
  description:
    'Returns payment requests of this environment page by page, the newest first, with their payments and refunds.',
  needsToken,
  role: 'readOnly',
  body: Type.Object(
    {
      paymentRequestId: Type.Optional(uuid('Returns this request alone.')),
      userId: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Your id of the end user.' })),
      statuses: Type.Optional(Type.Array(PaymentRequestStatus, { maxItems: 8, description: 'Default: all.' })),
      transactionId: Type.Optional(Type.String({ minLength: 1, maxLength: 128, description: 'Your id of the order.' })),
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'SearchPaymentRequestsRequest', description: 'Which requests to return.' },
  ),
  content: Type.Object(
    { items: Type.Array(PaymentRequestShape, { description: 'Requests of this page.' }), nextCursor },
    { title: 'FoundPaymentRequests', description: 'One page of payment requests.' },
  ),
  errors: ['invalidField'],
})
