import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { RegisteredClientData } from './subClient.ts'

export const listSubClientsOperation = adminOperation({
  id: 'listSubClients',
  method: 'GET',
  path: '/SubClient',
  tag: 'Sub-clients',
  summary: 'List sub-clients',
  description: 'Returns every sub-client of this environment.',
  needsToken: true,
  content: Type.Array(RegisteredClientData, { description: 'Sub-clients.' }),
  errors: [],
})
