import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const listManagementKeysOperation = adminOperation({
  id: 'listManagementKeys',
  method: 'GET',
  path: '/ManagementKeys',
  tag: 'Management keys',
  summary: 'List account management keys',
  description: 'Returns the active account management keys, the newest first. Secrets are not kept.',
  needsToken: true,
  role: 'owner',
  content: Type.Array(
    Type.Object(
      {
        id: uuid('Id of the key.'),
        label: Type.String({ description: 'Your name for the key.' }),
        createdTimestamp: Type.Integer({ description: 'When it was created, in Unix seconds.' }),
      },
      { title: 'ManagementKey', description: 'A key of the account management API.' },
    ),
    { description: 'Account management keys.' },
  ),
  errors: [],
})
