import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const revokeApiKeyOperation = adminOperation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/ApiKeys/:id',
  tag: 'API keys',
  summary: 'Revoke an API key',
  description: 'Every server rejects the key within five seconds. This cannot be undone.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the API key.') }),
  errors: ['notFound', 'conflict'],
})
