import type { OAuthAttempt } from '@rialto/contract'
import {
  ApiError,
  completeOAuth,
  connectionOfSession,
  connectWithKey,
  connectWithPassword,
  type Context,
  missingField,
  type OAuthAttempt as Attempt,
  readCatalogueUse,
  restoreConnections,
  startOAuth,
} from '@rialto/core'

import type { LinkHandlers } from '../../handler.ts'
import { linkConnection, newLinkConnection } from './linkViews.ts'

type Ids =
  | 'startOAuth'
  | 'readOAuth'
  | 'completeOAuth'
  | 'connectWithKey'
  | 'connectWithPassword'
  | 'restoreConnections'
  | 'takeStoredConnection'

/** Handlers that connect an account to a Link session. */
export const connectionHandlers: LinkHandlers<Ids> = {
  startOAuth: (ctx, { session, body }) => startOAuth(ctx, session, body.integrationId),
  readOAuth: async (ctx, { session, params: { attemptId } }) => {
    const attempt = await ctx.store.oauthAttempts.find(session.id, attemptId)
    if (!attempt) throw new ApiError('notFound')
    return viewOf(ctx, attempt)
  },
  completeOAuth: async (ctx, { session, params: { attemptId }, body: { completionCode, pairingCode } }) => {
    if (completionCode !== undefined)
      return viewOf(ctx, await completeOAuth(ctx, session, attemptId, { completionCode }))
    if (pairingCode === undefined) throw missingField('completionCode', 'or pairingCode is required')
    return viewOf(ctx, await completeOAuth(ctx, session, attemptId, { pairingCode }))
  },
  connectWithKey: async (ctx, { session, body }) => {
    const { connection, isReconnected } = await connectWithKey(ctx, session, body)
    return newLinkConnection(ctx, connection, isReconnected)
  },
  connectWithPassword: async (ctx, { session, body }) => {
    const outcome = await connectWithPassword(ctx, session, body)
    if ('connection' in outcome)
      return { connection: await newLinkConnection(ctx, outcome.connection, outcome.isReconnected) }
    const { types, ...rest } = outcome.request
    return { codeRequest: { ...rest, types: [...types] } }
  },
  restoreConnections: async (ctx, { session, body }) => {
    const restored = await restoreConnections(ctx, session, body.accessTokens)
    const [{ lastUsedAtMs }, current] = await Promise.all([
      readCatalogueUse(ctx, session),
      ctx.store.link.findById(session.scope, session.id),
    ])
    const facts = { provenIds: current?.provenIds ?? [], lastUsedAtMs }
    return { connections: restored.map(connection => linkConnection(ctx, connection, facts)) }
  },
  takeStoredConnection: async (ctx, { session, body }) => {
    const connection = await connectionOfSession(ctx, session, body.connectionId)
    if (connection?.state !== 'active') throw new ApiError('invalidIntegrationToken')
    return newLinkConnection(ctx, connection, true)
  },
}

const viewOf = async (ctx: Context, attempt: Attempt): Promise<OAuthAttempt> => {
  const { status, scope, connectionId, isReconnected = false, reason, completableUntilMs } = attempt
  if (status === 'failed') return { status, reason: reason ?? 'signInRefused' }
  const connection = connectionId === undefined ? undefined : await ctx.store.connections.find(scope, connectionId)
  if (connection) return { status: 'connected', connection: await newLinkConnection(ctx, connection, isReconnected) }
  if ((completableUntilMs ?? attempt.expiresAtMs) > ctx.clock.nowMs())
    return { status: completableUntilMs === undefined ? 'pending' : 'awaitingCode' }
  return { status: 'failed', reason: 'signInTooSlow' }
}
