import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeSubClientLogoOperation = adminOperation({
  id: 'removeSubClientLogo',
  method: 'DELETE',
  path: '/SubClient/:id/logo',
  tag: 'Sub-clients',
  summary: 'Remove the logo of a sub-client',
  description: 'Removes the logo. Link then shows the sub-client’s name alone.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  errors: ['notFound'],
})
