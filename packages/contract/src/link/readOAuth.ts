import { linkOperation } from './linkOperation.ts'
import { OAuthAttempt } from './shapes/linkConnection.ts'
import { attempt } from './shapes/oauthAttemptParams.ts'

export const readOAuthOperation = linkOperation({
  id: 'readOAuth',
  method: 'GET',
  path: '/connections/oauth/:attemptId',
  needsSession: true,
  params: attempt,
  content: OAuthAttempt,
  errors: ['notFound'],
})
