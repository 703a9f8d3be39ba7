import { connectionErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { CompleteOAuthRequest, OAuthAttempt } from './shapes/linkConnection.ts'
import { attempt } from './shapes/oauthAttemptParams.ts'

export const completeOAuthOperation = linkOperation({
  id: 'completeOAuth',
  method: 'POST',
  path: '/connections/oauth/:attemptId/complete',
  needsSession: true,
  params: attempt,
  body: CompleteOAuthRequest,
  content: OAuthAttempt,
  errors: ['notFound', ...connectionErrors],
})
