import { adminOperation } from '../adminOperation.ts'
import { Client, ClientNameRequest } from './client.ts'

export const renameClientOperation = adminOperation({
  id: 'renameClient',
  method: 'PUT',
  path: '/Client',
  tag: 'Client',
  summary: 'Rename the client',
  description: 'Changes the name that users read in Link. Link shows it within seconds.',
  needsToken: true,
  role: 'owner',
  body: ClientNameRequest,
  content: Client,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
