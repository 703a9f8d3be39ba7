import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'

const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

export const permissions = Type.Array(oneOf(['read', 'write'], 'Permission of the key.'), {
  minItems: 1,
  maxItems: 2,
  description: 'Permissions of the key: `read`, `write` or both.',
})

export const keyFields = {
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
