import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeConnectionOperation = adminOperation({
  id: 'removeConnection',
  method: 'DELETE',
  path: '/Connections/:id',
  tag: 'Connections',
  summary: 'End a connection',
  description:
    'Removes the connection, like DELETE `/api/v1/account`: its tokens stop working at once, `connection.removed` is sent, and access at the institution is revoked if the institution allows it. While a transfer or order of it is in progress, the data for reconciling it is kept, and erased afterwards.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the connection.') }),
  content: Type.Object(
    {
      isErased: Type.Boolean({
        description: '`false` while a transfer or order is in progress: the connection is erased when that has ended.',
      }),
      waitsFor: Type.Array(
        Type.String({
          description:
            '`transferInProgress`: it may still move money. `transferWatched`: it was given up, and the institution or the chain is still read for it. `transferInReview`: it was found after it had failed, and is in the review queue. `webhookNotDelivered`: your endpoint has not accepted an event. `orderInProgress`: an order at the institution is open.',
        }),
        { description: 'Reasons that delay the erasure. Empty if the data is erased.' },
      ),
    },
    { title: 'RemovedConnection', description: 'State of the connection.' },
  ),
  errors: ['invalidField', 'notFound'],
})
