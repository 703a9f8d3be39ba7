import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeLinkConfigurationOperation = adminOperation({
  id: 'removeLinkConfiguration',
  method: 'DELETE',
  path: '/LinkConfiguration/:id',
  tag: 'Link configurations',
  summary: 'Remove a Link configuration',
  description: 'Removes a Link configuration. Later link tokens with its id are rejected as `invalidField`.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the configuration.') }),
  errors: ['notFound'],
})
