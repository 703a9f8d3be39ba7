import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { keyFields, permissions } from './managedApiKey.ts'

export const createApiKeyOperation = adminOperation({
  id: 'createApiKey',
  method: 'POST',
  path: '/ApiKeys',
  tag: 'API keys',
  summary: 'Create an API key',
  description:
    'Creates a key and returns its secret, once. Of each set of permissions two keys that have not expired may be active, one in use and one to move to; a further one answers 409.',
  needsToken: true,
  body: Type.Object(
    {
      label: Type.String({ minLength: 1, maxLength: 100, description: 'Your name for the key.' }),
      permissions,
      rateLimitPerMinute: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 1_000_000,
          description: 'Requests a minute. Absent: the limit of the server.',
        }),
      ),
      expiresTimestamp: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 9_999_999_999,
          description: 'From when on the key is refused, in Unix seconds, at most five years away. Absent: never.',
        }),
      ),
    },
    { title: 'CreateApiKeyRequest', description: 'The new key.' },
  ),
  content: Type.Object(
    { ...keyFields, secret: Type.String({ description: '`X-Client-Secret`. It is not shown again.' }) },
    { title: 'CreatedApiKey', description: 'The new key with its secret.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})
