import { operation } from '../operation.ts'
import { ConnectionRequest } from '../shared/connectionRequest.ts'

export const removeAccountOperation = operation({
  id: 'removeAccount',
  method: 'DELETE',
  paths: ['/account'],
  tag: 'Tokens',
  summary: 'Remove a connected account',
  description:
    'Removes the connection and erases all data related to it. The tokens of the connection stop working at once. If a transfer of the account is in progress, what is needed to follow it is erased when it has ended and its webhook was sent.',
  permission: 'write',
  body: ConnectionRequest,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'invalidIntegrationToken', 'integrationNotSupported'],
})
