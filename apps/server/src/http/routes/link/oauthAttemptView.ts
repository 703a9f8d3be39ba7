import type { OAuthAttempt } from '@rialto/contract'
import type { Context, OAuthAttempt as Attempt } from '@rialto/core'

import { newLinkConnection } from './views/linkViews.ts'

export const oauthAttemptView = async (ctx: Context, attempt: Attempt): Promise<OAuthAttempt> => {
  const { status, scope, connectionId, isReconnected = false, reason, completableUntilMs } = attempt
  if (status === 'failed') return { status, reason: reason ?? 'signInRefused' }
  const connection = connectionId === undefined ? undefined : await ctx.store.connections.find(scope, connectionId)
  if (connection) return { status: 'connected', connection: await newLinkConnection(ctx, connection, isReconnected) }
  if ((completableUntilMs ?? attempt.expiresAtMs) > ctx.clock.nowMs())
    return { status: completableUntilMs === undefined ? 'pending' : 'awaitingCode' }
  return { status: 'failed', reason: 'signInTooSlow' }
}
