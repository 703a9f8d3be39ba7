import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeSubClientOperation = adminOperation({
  id: 'removeSubClient',
  method: 'DELETE',
  path: '/SubClient/:id',
  tag: 'Sub-clients',
  summary: 'Remove a sub-client',
  description: 'Removes a sub-client and its logo. Later link tokens with its id show the client’s own name.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  errors: ['notFound'],
})
