import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { params } from './users.ts'

export const eraseUserOperation = adminOperation({
  id: 'eraseUser',
  method: 'DELETE',
  path: '/Users/:userId',
  tag: 'Users',
  summary: 'Erase a user',
  description:
    'Removes every account of a user, like DELETE `/api/v1/account`, and erases Link sessions, wallet proofs, bridging addresses and payment requests. The data for reconciling a transfer in progress is erased when the transfer has ended and its webhook was sent; a bridging address, when it can receive nothing more; a payment request, when its address is no longer watched and its refunds have ended.',
  needsToken: true,
  params,
  content: Type.Object(
    {
      removedAccounts: Type.Integer({ description: 'Number of accounts that were removed.' }),
      inProgress: Type.Integer({
        description:
          'Number of accounts, bridging addresses and payment requests that are erased later. 0: nothing about the user is left, except what retention keeps.',
      }),
      waitsFor: Type.Array(
        Type.String({
          description:
            '`transferInProgress`: it may still move money. `transferWatched`: it was given up, and the institution or the chain is still read for it. `transferInReview`: it was found after it had failed, and is in the review queue. `webhookNotDelivered`: your endpoint has not accepted an event. `orderInProgress`: an order at the institution is open. `paymentRequestWatched`: a payment to the address of a payment request may still arrive, or the request is open. `refundInProgress`: a refund has not ended; report its transaction, or cancel it.',
        }),
        { description: 'Reasons that delay the erasure. Empty if the data is erased.' },
      ),
    },
    { title: 'ErasedUser', description: 'What was erased.' },
  ),
  errors: ['invalidField'],
})
