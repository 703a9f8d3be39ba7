import {
  CompleteOAuthRequest,
  ConnectWithKeyRequest,
  NewLinkConnection,
  OAuthAttempt,
  RestoreConnectionsRequest,
  RestoreConnectionsResult,
  StartOAuthRequest,
  StartOAuthResult,
} from '@rialto/contract'
import {
  ApiError,
  completeOAuth,
  connectWithKey,
  type Context,
  missingField,
  type OAuthAttempt as Attempt,
  restoreConnections,
  startOAuth,
} from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { linkRoute } from './linkRoute.ts'
import { linkConnection, newLinkConnection } from './linkViews.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The ways a Link session comes to an account. */
export const connectionRoutes = (app: FastifyInstance, ctx: Context): void => {
  linkRoute(
    app,
    ctx,
    {
      id: 'startOAuth',
      method: 'POST',
      path: '/connections/oauth',
      body: StartOAuthRequest,
      content: StartOAuthResult,
    },
    ({ session, body }) => startOAuth(ctx, session, body.integrationId),
  )

  linkRoute(
    app,
    ctx,
    { id: 'readOAuth', method: 'GET', path: '/connections/oauth/:attemptId', content: OAuthAttempt },
    async ({ session, params }) => {
      const id = attemptIdOf(params)
      const attempt = id === undefined ? undefined : await ctx.store.oauthAttempts.find(session.id, id)
      if (!attempt) throw new ApiError('notFound')
      return viewOf(ctx, attempt)
    },
  )

  linkRoute(
    app,
    ctx,
    {
      id: 'completeOAuth',
      method: 'POST',
      path: '/connections/oauth/:attemptId/complete',
      body: CompleteOAuthRequest,
      content: OAuthAttempt,
    },
    async ({ session, params, body: { completionCode, pairingCode } }) => {
      const id = attemptIdOf(params)
      if (id === undefined) throw new ApiError('notFound')
      if (completionCode !== undefined) return viewOf(ctx, await completeOAuth(ctx, session, id, { completionCode }))
      if (pairingCode === undefined) throw missingField('completionCode', 'or pairingCode is required')
      return viewOf(ctx, await completeOAuth(ctx, session, id, { pairingCode }))
    },
  )

  linkRoute(
    app,
    ctx,
    {
      id: 'connectWithKey',
      method: 'POST',
      path: '/connections/key',
      body: ConnectWithKeyRequest,
      content: NewLinkConnection,
    },
    async ({ session, body }) => {
      const { connection, isReconnected } = await connectWithKey(ctx, session, body)
      return newLinkConnection(ctx, connection, isReconnected)
    },
  )

  linkRoute(
    app,
    ctx,
    {
      id: 'restoreConnections',
      method: 'POST',
      path: '/connections/stored',
      body: RestoreConnectionsRequest,
      content: RestoreConnectionsResult,
    },
    async ({ session, body }) => ({
      connections: (await restoreConnections(ctx, session, body.accessTokens)).map(connection =>
        linkConnection(ctx, connection),
      ),
    }),
  )
}

const attemptIdOf = ({ attemptId = '' }: Record<string, string>): string | undefined =>
  uuid.test(attemptId) ? attemptId : undefined

const viewOf = async (ctx: Context, attempt: Attempt): Promise<OAuthAttempt> => {
  const { status, scope, connectionId, isReconnected = false, errorMessage, completableUntilMs } = attempt
  if (status === 'failed') return { status, errorMessage: errorMessage ?? 'No account was connected.' }
  const connection = connectionId === undefined ? undefined : await ctx.store.connections.find(scope, connectionId)
  if (connection) return { status: 'connected', connection: await newLinkConnection(ctx, connection, isReconnected) }
  if ((completableUntilMs ?? attempt.expiresAtMs) > ctx.clock.nowMs())
    return { status: completableUntilMs === undefined ? 'pending' : 'awaitingCode' }
  return { status: 'failed', errorMessage: 'The sign-in took too long. No account was connected. Try again.' }
}
