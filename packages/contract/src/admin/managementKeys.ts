import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Management keys'
const needsToken = true
const role = 'owner'
const label = Type.String({ minLength: 1, maxLength: 100, description: 'Your name for the key.' })

export const listManagementKeysOperation = adminOperation({
  id: 'listManagementKeys',
  method: 'GET',
  path: '/ManagementKeys',
  tag,
  summary: 'List account management keys',
  description: 'Returns the active account management keys, the newest first. Secrets are not kept.',
  needsToken,
  role,
  content: Type.Array(
    Type.Object(
      {
        id: uuid('Id of the key.'),
        label: Type.String({ description: 'Your name for the key.' }),
        createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
      },
      { title: 'ManagementKey', description: 'A key of the account management API.' },
    ),
    { description: 'Account management keys.' },
  ),
  errors: [],
})

export const createManagementKeyOperation = adminOperation({
  id: 'createManagementKey',
  method: 'POST',
  path: '/ManagementKeys',
  tag,
  summary: 'Create an account management key',
  description: 'Creates a key and returns its secret, once. The key has the permissions of a developer.',
  needsToken,
  role,
  body: Type.Object({ label }, { title: 'CreateManagementKeyRequest', description: 'The new key.' }),
  content: Type.Object(
    {
      id: uuid('Id of the key.'),
      secret: Type.String({ description: 'The key. It is not shown again.' }),
    },
    { title: 'CreatedManagementKey', description: 'The new key with its secret.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest'],
})

export const revokeManagementKeyOperation = adminOperation({
  id: 'revokeManagementKey',
  method: 'DELETE',
  path: '/ManagementKeys/:id',
  tag,
  summary: 'Revoke an account management key',
  description: 'The key, and every token that was given for it, is rejected from now on. This cannot be undone.',
  needsToken,
  role,
  params: Type.Object({ id: uuid('Id of the key.') }),
  errors: ['notFound'],
})
