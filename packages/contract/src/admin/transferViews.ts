import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Transfers'
const needsToken = true
/** A view changes no other data. */
const role = 'readOnly'

const filter = {
  name: Type.String({ minLength: 1, maxLength: 60, description: 'Name of the view.' }),
  isShared: Type.Boolean({ description: '`true` if every member of the client sees it.' }),
  status: Type.Optional(oneOf(['pending', 'succeeded', 'failed'], 'Status of the transfers.')),
  find: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'Search text: an id of a transfer, a hash, your id of a user, or `order:` and your id of an order.',
    }),
  ),
}

const TransferView = Type.Object(
  {
    id: uuid('Id of the view.'),
    ...filter,
    isOwn: Type.Boolean({ description: '`true` if the member who asks saved it.' }),
  },
  { title: 'TransferView', description: 'A filter of the list of transfers under a name.' },
)

export const listTransferViewsOperation = adminOperation({
  id: 'listTransferViews',
  method: 'GET',
  path: '/Transfers/views',
  tag,
  summary: 'List saved views',
  description:
    'Returns the saved views of the list of transfers: the signed-in member’s own and the shared ones. A token sees only the shared ones.',
  needsToken,
  content: Type.Array(TransferView, { description: 'Views, by name.' }),
  errors: [],
})

export const saveTransferViewOperation = adminOperation({
  id: 'saveTransferView',
  method: 'POST',
  path: '/Transfers/views',
  tag,
  summary: 'Save a view',
  description:
    'Saves a filter of the list of transfers for the signed-in member, and for the team if it is shared. A member may have 50 for a client. Needs a member’s session. Erasing a user removes views that search for the user.',
  needsToken,
  role,
  body: Type.Object(filter, { title: 'SaveTransferViewRequest', description: 'The view.' }),
  content: TransferView,
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})

export const removeTransferViewOperation = adminOperation({
  id: 'removeTransferView',
  method: 'DELETE',
  path: '/Transfers/views/:id',
  tag,
  summary: 'Remove a view',
  description: 'Removes a view of the signed-in member. Owners can also remove shared views of others.',
  needsToken,
  role,
  params: Type.Object({ id: uuid('Id of the view.') }),
  errors: ['notFound'],
})
