import { completeOAuth, missingField } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { oauthAttemptView } from './oauthAttemptView.ts'

export const completeOAuthHandler: LinkHandler<'completeOAuth'> = async (
  ctx,
  { session, params: { attemptId }, body: { completionCode, pairingCode } },
) => {
  if (completionCode !== undefined)
    return oauthAttemptView(ctx, await completeOAuth(ctx, session, attemptId, { completionCode }))
  if (pairingCode === undefined) throw missingField('completionCode', 'or pairingCode is required')
  return oauthAttemptView(ctx, await completeOAuth(ctx, session, attemptId, { pairingCode }))
}
