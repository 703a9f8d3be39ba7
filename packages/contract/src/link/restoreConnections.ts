import { linkOperation } from './linkOperation.ts'
import { RestoreConnectionsRequest, RestoreConnectionsResult } from './shapes/linkConnection.ts'

export const restoreConnectionsOperation = linkOperation({
  id: 'restoreConnections',
  method: 'POST',
  path: '/connections/stored',
  needsSession: true,
  body: RestoreConnectionsRequest,
  content: RestoreConnectionsResult,
  errors: [],
})
