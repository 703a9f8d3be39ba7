import {
  ConnectWithKeyRequest,
  LinkConnection,
  OAuthAttempt,
  RestoreConnectionsRequest,
  RestoreConnectionsResult,
  StartOAuthRequest,
  StartOAuthResult,
} from '@rialto/contract'
import { connectWithKey, type Context, ApiError, restoreConnections, startOAuth } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { linkRoute } from './linkRoute.ts'
import { linkConnection } from './linkViews.ts'

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
      const id = params['attemptId'] ?? ''
      const attempt = uuid.test(id) ? await ctx.store.oauthAttempts.find(session.id, id) : undefined
      if (!attempt) throw new ApiError('notFound')
      if (attempt.status === 'pending' && attempt.expiresAtMs <= ctx.clock.nowMs())
        return {
          status: 'failed' as const,
          errorMessage: 'The sign-in took too long. No account was connected. Try again.',
        }
      if (attempt.status === 'failed')
        return { status: 'failed' as const, errorMessage: attempt.errorMessage ?? 'No account was connected.' }
      const connection =
        attempt.connectionId === undefined
          ? undefined
          : await ctx.store.connections.find(session.scope, attempt.connectionId)
      return connection
        ? { status: 'connected' as const, connection: linkConnection(ctx, connection) }
        : { status: 'pending' as const }
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
      content: LinkConnection,
    },
    async ({ session, body }) => {
      const { connection, isReconnected } = await connectWithKey(ctx, session, body)
      return linkConnection(ctx, connection, isReconnected)
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
