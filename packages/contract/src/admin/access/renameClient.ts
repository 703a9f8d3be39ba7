import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Client, clientName } from './client.ts'

export const renameClientOperation = adminOperation({
  id: 'renameClient',
  method: 'PUT',
  path: '/Client',
  tag: 'Client',
  summary: 'Rename the client',
  description: 'Changes the name that users read in Link. Link shows it within seconds.',
  needsToken: true,
  role: 'owner',
  body: Type.Object({ name: clientName }, { title: 'RenameClientRequest', description: 'The new name.' }),
  content: Client,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
