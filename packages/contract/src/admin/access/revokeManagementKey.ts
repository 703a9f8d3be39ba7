import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const revokeManagementKeyOperation = adminOperation({
  id: 'revokeManagementKey',
  method: 'DELETE',
  path: '/ManagementKeys/:id',
  tag: 'Management keys',
  summary: 'Revoke an account management key',
  description: 'The key, and every token that was given for it, is rejected from now on. This cannot be undone.',
  needsToken: true,
  role: 'owner',
  params: Type.Object({ id: uuid('Id of the key.') }),
  errors: ['notFound'],
})
