import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { RegisteredClientData } from './subClient.ts'

export const readSubClientOperation = adminOperation({
  id: 'readSubClient',
  method: 'GET',
  path: '/SubClient/:id',
  tag: 'Sub-clients',
  summary: 'Get a sub-client',
  description: 'Returns one sub-client of this environment.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  content: RegisteredClientData,
  errors: ['notFound'],
})
