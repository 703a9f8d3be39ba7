import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeTransferViewOperation = adminOperation({
  id: 'removeTransferView',
  method: 'DELETE',
  path: '/Transfers/views/:id',
  tag: 'Transfers',
  summary: 'Remove a view',
  description: 'Removes a view of the signed-in member. Owners can also remove shared views of others.',
  needsToken: true,
  role: 'readOnly',
  params: Type.Object({ id: uuid('Id of the view.') }),
  errors: ['notFound'],
})
