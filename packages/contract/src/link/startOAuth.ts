import { connectionErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { StartOAuthRequest, StartOAuthResult } from './shapes/linkConnection.ts'

export const startOAuthOperation = linkOperation({
  id: 'startOAuth',
  method: 'POST',
  path: '/connections/oauth',
  needsSession: true,
  body: StartOAuthRequest,
  content: StartOAuthResult,
  errors: connectionErrors,
})
