import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'

export const filter = {
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

export const TransferView = Type.Object(
  {
    id: uuid('Id of the view.'),
    ...filter,
    isOwn: Type.Boolean({ description: '`true` if the member who asks saved it.' }),
  },
  { title: 'TransferView', description: 'A filter of the list of transfers under a name.' },
)
