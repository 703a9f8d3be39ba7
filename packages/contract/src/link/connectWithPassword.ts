import { connectionErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { ConnectWithPasswordRequest, ConnectWithPasswordResult } from './shapes/linkConnection.ts'

export const connectWithPasswordOperation = linkOperation({
  id: 'connectWithPassword',
  method: 'POST',
  path: '/connections/password',
  needsSession: true,
  body: ConnectWithPasswordRequest,
  content: ConnectWithPasswordResult,
  errors: connectionErrors,
})
