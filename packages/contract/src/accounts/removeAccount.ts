import { operation } from '../operation.ts'
import { ConnectionRequest } from '../shared/connectionRequest.ts'

export const removeAccountOperation = operation({
  id: 'removeAccount',
  method: 'DELETE',
  paths: ['/account'],
  tag: 'Tokens',
  summary: 'Remove a connected account',
  description:
    'Removes the connection and erases all related data. Its tokens stop working at once. If a transfer of the account is in progress, the data for reconciling it is erased when the transfer has ended and its webhook was sent.',
  permission: 'write',
  body: ConnectionRequest,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'invalidIntegrationToken', 'integrationNotSupported'],
})
