import { linkOperation } from './linkOperation.ts'
import { NewLinkConnection, TakeStoredConnectionRequest } from './shapes/linkConnection.ts'

export const takeStoredConnectionOperation = linkOperation({
  id: 'takeStoredConnection',
  method: 'POST',
  path: '/connections/stored/take',
  needsSession: true,
  body: TakeStoredConnectionRequest,
  content: NewLinkConnection,
  errors: ['invalidIntegrationToken'],
})
