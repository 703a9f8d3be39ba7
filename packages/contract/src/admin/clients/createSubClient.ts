import { adminOperation } from '../adminOperation.ts'
import { RegisteredClientData, RegisteredClientInfo } from './subClient.ts'

export const createSubClientOperation = adminOperation({
  id: 'createSubClient',
  method: 'POST',
  path: '/SubClient',
  tag: 'Sub-clients',
  summary: 'Register a sub-client',
  description:
    'Registers a sub-client without a logo. Pass its `subClientId` when you create a link token to show its name and logo in Link.',
  needsToken: true,
  body: RegisteredClientInfo,
  content: RegisteredClientData,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
