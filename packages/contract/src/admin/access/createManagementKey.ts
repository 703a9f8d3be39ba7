import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

const label = Type.String({ minLength: 1, maxLength: 100, description: 'Your name for the key.' })

export const createManagementKeyOperation = adminOperation({
  id: 'createManagementKey',
  method: 'POST',
  path: '/ManagementKeys',
  tag: 'Management keys',
  summary: 'Create an account management key',
  description: 'Creates a key and returns its secret, once. The key has the permissions of a developer.',
  needsToken: true,
  role: 'owner',
  body: Type.Object({ label }, { title: 'CreateManagementKeyRequest', description: 'The new key.' }),
  content: Type.Object(
    {
      id: uuid('Id of the key.'),
      secret: Type.String({ description: 'The key. It is not shown again.' }),
    },
    { title: 'CreatedManagementKey', description: 'The new key with its secret.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
