import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'

export const removeAccountOperation = operation({
  id: 'removeAccount',
  method: 'DELETE',
  paths: ['/account'],
  tag: 'Tokens',
  summary: 'Remove a connection and erase all data related to it',
  permission: 'write',
  body: Type.Object(connectionFields),
  errors: [
    'invalidField',
    'missingField',
    'permissionDenied',
    'invalidIntegrationToken',
    'integrationNotSupported',
    'conflict',
  ],
})
