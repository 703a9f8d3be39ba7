import { ApiError } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { oauthAttemptView } from './oauthAttemptView.ts'

export const readOAuthHandler: LinkHandler<'readOAuth'> = async (ctx, { session, params: { attemptId } }) => {
  const attempt = await ctx.store.oauthAttempts.find(session.id, attemptId)
  if (!attempt) throw new ApiError('notFound')
  return oauthAttemptView(ctx, attempt)
}
