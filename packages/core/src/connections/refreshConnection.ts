import { Fault } from '../kernel/fault.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Connection } from './ports.ts'
import { refreshCredentials } from './refreshCredentials.ts'
import { resolveConnection } from './resolveConnection.ts'

const refused = () =>
  new Fault('badRequest', {
    message: 'Unauthorized token',
    displayMessage: 'Could not refresh the authentication token. The provided data is not correct',
  })

/**
 * `POST /token/refresh`: asks the institution for a new authorization where it issues one. `refreshToken` is the
 * connection's refresh token, or its access token for institutions that work that way.
 *
 * @throws Fault `badRequest` with the published wording when the token names nothing of this client.
 */
export const refreshConnection = async (
  ctx: Context,
  scope: Scope,
  input: { refreshToken: string; type: string },
): Promise<{ connection: Connection; expiresInSeconds: number | undefined }> => {
  const connector = ctx.connectors.find(input.type)
  if (!connector)
    throw new Fault('integrationNotSupported', { message: 'type: this integration type is not available here.' })
  const connection =
    (await ctx.store.connections.findByRefreshToken(scope, input.refreshToken)) ??
    (await resolveConnection(ctx, scope, { authToken: input.refreshToken, type: input.type }).catch(() => undefined))
  if (!connection || connection.type !== connector.descriptor.type || connection.state === 'needsReconnect')
    throw refused()
  const refreshed = await refreshCredentials(ctx, connector, connection).catch(error => {
    throw error instanceof Fault && error.type === 'invalidIntegrationToken' ? refused() : error
  })
  return { connection: refreshed, expiresInSeconds: expiresInSeconds(ctx, refreshed) }
}

/** Seconds the access token still holds, or undefined where it does not expire. */
export const expiresInSeconds = (ctx: Context, connection: Connection): number | undefined => {
  if (connection.credentials.kind !== 'oAuth' || connection.credentials.expiresAtMs === undefined) return undefined
  return Math.max(0, Math.floor((connection.credentials.expiresAtMs - ctx.clock.nowMs()) / 1000))
}
