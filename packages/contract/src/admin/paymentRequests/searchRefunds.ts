import Type from 'typebox'

import { RefundShape, RefundStatus } from '../../paymentRequests/refundShape.ts'
import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'
import { needsToken, tag } from './paymentSettings.ts'

const FoundRefund = Type.Object(
  {
    ...RefundShape.properties,
    userId: Type.Optional(
      Type.String({ description: 'Your id of the end user. Absent for the return of an unassigned payment.' }),
    ),
    transactionId: Type.Optional(Type.String({ description: 'Your id of the order.' })),
  },
  { title: 'FoundRefund', description: 'A refund with the order or the unassigned payment whose money it returns.' },
)

const filters = {
  refundId: Type.Optional(uuid('Returns this refund alone.')),
  paymentRequestId: Type.Optional(uuid('Refunds of this request.')),
  unassignedPaymentId: Type.Optional(uuid('Returns of this unassigned payment.')),
  userId: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Your id of the end user.' })),
  statuses: Type.Optional(Type.Array(RefundStatus, { maxItems: 6, description: 'Default: all.' })),
}

export const searchRefundsOperation = adminOperation({
  id: 'searchRefunds',
  method: 'POST',
  path: '/Refunds/list',
  tag,
  summary: 'Search refunds',
  description:
    'Returns the refunds of all payment requests and unassigned payments of this environment page by page, the newest first.',
  needsToken,
  role: 'readOnly',
  body: Type.Object(
    { ...filters, cursor: pageCursor, count: pageCount },
    { title: 'SearchRefundsRequest', description: 'Filters of the refunds.' },
  ),
  content: Type.Object(
    { items: Type.Array(FoundRefund, { description: 'Refunds of this page.' }), nextCursor },
    { title: 'FoundRefunds', description: 'One page of refunds.' },
  ),
  errors: ['invalidField'],
})

/** Body of `POST /admin/api/v1/Refunds/export`, whose response is a file and not an envelope. */
export const ExportRefundsRequest = Type.Object(
  { ...filters, format: oneOf(['csv', 'json'], 'A table with a header line, or one JSON refund a line.') },
  {
    title: 'ExportRefundsRequest',
    description: 'Refunds of the export, and its format.',
    additionalProperties: false,
  },
)
export type ExportRefundsRequest = Type.Static<typeof ExportRefundsRequest>
