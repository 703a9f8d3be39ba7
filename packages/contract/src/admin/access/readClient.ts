import { adminOperation } from '../adminOperation.ts'
import { Client } from './client.ts'

export const readClientOperation = adminOperation({
  id: 'readClient',
  method: 'GET',
  path: '/Client',
  tag: 'Client',
  summary: 'Get the client',
  description: 'Returns the client’s name, and whether it is closed.',
  needsToken: true,
  content: Client,
  errors: [],
})
