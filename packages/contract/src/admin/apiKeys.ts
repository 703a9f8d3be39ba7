import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'API keys'
const needsToken = true
const params = Type.Object({ id: uuid('Id of the API key.') })
const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })
const permissions = Type.Array(oneOf(['read', 'write'], 'Permission of the key.'), {
  minItems: 1,
  maxItems: 2,
  description: 'Permissions of the key: `read`, `write` or both.',
})

const keyFields = {
  id: uuid('Id of the API key.'),
  label: Type.String({ description: 'Your name for the key.' }),
  permissions,
  rateLimitPerMinute: nullableSeconds('Requests a minute. `null`: the limit of the server.'),
  isConfigured: Type.Boolean({
    description: '`true` for the key of the sandbox’s configuration, which cannot be revoked.',
  }),
  createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
  lastUsedTimestamp: nullableSeconds('When it was last used, in Unix seconds, to the minute. `null` if never.'),
  expiresTimestamp: nullableSeconds('From when on it is refused, in Unix seconds. `null`: never.'),
  revokedTimestamp: nullableSeconds('When it was revoked, in Unix seconds. `null` if it is active.'),
}
const ManagedApiKey = Type.Object(keyFields, { title: 'ManagedApiKey', description: 'A key of the integration API.' })

export const listApiKeysOperation = adminOperation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/ApiKeys',
  tag,
  summary: 'List API keys',
  description:
    'Returns the keys of the integration API, the newest first, revoked ones included. Secrets are not kept.',
  needsToken,
  content: Type.Array(ManagedApiKey, { description: 'API keys.' }),
  errors: [],
})

export const createApiKeyOperation = adminOperation({
  id: 'createApiKey',
  method: 'POST',
  path: '/ApiKeys',
  tag,
  summary: 'Create an API key',
  description:
    'Creates a key and returns its secret, once. Of each set of permissions two keys that have not expired may be active, one in use and one to move to; a further one answers 409.',
  needsToken,
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

export const revokeApiKeyOperation = adminOperation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/ApiKeys/:id',
  tag,
  summary: 'Revoke an API key',
  description: 'Every server rejects the key within five seconds. This cannot be undone.',
  needsToken,
  params,
  errors: ['notFound', 'conflict'],
})
