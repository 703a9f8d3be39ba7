import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { RegisteredClientData, RegisteredClientInfo } from './subClient.ts'

export const replaceSubClientOperation = adminOperation({
  id: 'replaceSubClient',
  method: 'PUT',
  path: '/SubClient/:id',
  tag: 'Sub-clients',
  summary: 'Replace the data of a sub-client',
  description: 'Replaces the data of a sub-client. Optional fields that are left out are removed. The logo is kept.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  body: RegisteredClientInfo,
  content: RegisteredClientData,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
