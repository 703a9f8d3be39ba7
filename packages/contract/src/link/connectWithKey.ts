import { connectionErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { ConnectWithKeyRequest, NewLinkConnection } from './shapes/linkConnection.ts'

export const connectWithKeyOperation = linkOperation({
  id: 'connectWithKey',
  method: 'POST',
  path: '/connections/key',
  needsSession: true,
  body: ConnectWithKeyRequest,
  content: NewLinkConnection,
  errors: connectionErrors,
})
