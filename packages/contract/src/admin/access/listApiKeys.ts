import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { keyFields } from './managedApiKey.ts'

const ManagedApiKey = Type.Object(keyFields, { title: 'ManagedApiKey', description: 'A key of the integration API.' })

export const listApiKeysOperation = adminOperation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/ApiKeys',
  tag: 'API keys',
  summary: 'List API keys',
  description:
    'Returns the keys of the integration API, the newest first, revoked ones included. Secrets are not kept.',
  needsToken: true,
  content: Type.Array(ManagedApiKey, { description: 'API keys.' }),
  errors: [],
})
