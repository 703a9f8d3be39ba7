import Type from 'typebox'

import { PayoutShape, PayoutStatus } from '../../payouts/payoutShape.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'

export const searchPayoutsOperation = adminOperation({
  id: 'searchPayouts',
  method: 'POST',
  path: '/Payouts/list',
  tag: 'Payouts',
  summary: 'Search payouts',
  description: 'Returns the payouts of this environment that users confirmed in Link, page by page, the newest first.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      payoutId: Type.Optional(uuid('Returns this payout alone.')),
      userId: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Your id of the end user.' })),
      statuses: Type.Optional(Type.Array(PayoutStatus, { maxItems: 4, description: 'Default: all.' })),
      transactionId: Type.Optional(
        Type.String({ minLength: 1, maxLength: 128, description: 'Your id of the payout.' }),
      ),
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'SearchPayoutsRequest', description: 'Filters of the payouts.' },
  ),
  content: Type.Object(
    { items: Type.Array(PayoutShape, { description: 'Payouts of this page.' }), nextCursor },
    { title: 'FoundPayouts', description: 'One page of payouts.' },
  ),
  errors: ['invalidField'],
})
