import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removePasskeyOperation = adminOperation({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/Passkeys/:id',
  tag: 'Session',
  summary: 'Remove a passkey',
  description: 'It no longer signs in. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  params: Type.Object({ id: uuid('Id of the passkey.') }),
  errors: ['permissionDenied', 'notFound'],
})
