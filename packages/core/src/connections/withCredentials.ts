import { Fault } from '../kernel/fault.ts'
import type { Context } from '../kernel/context.ts'
import type { Connector, Credentials } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { faultFromConnector } from './faultFromConnector.ts'
import type { Connection } from './ports.ts'
import { refreshCredentials } from './refreshCredentials.ts'

/** The connector of a connection. A type that is no longer configured is not the user's fault, nor the token's. */
export const connectorOf = (ctx: Context, connection: Pick<Connection, 'type'>): Connector => {
  const connector = ctx.connectors.find(connection.type)
  if (!connector) throw new Fault('integrationNotSupported')
  return connector
}

const endsSoon = (ctx: Context, credentials: Credentials): boolean =>
  credentials.kind === 'oAuth' &&
  credentials.expiresAtMs !== undefined &&
  credentials.refreshToken !== undefined &&
  credentials.expiresAtMs - ctx.clock.nowMs() < ctx.settings.refreshMarginMs

/** The connection with credentials that hold for the next minutes: refreshed when they are about to end. */
export const withFreshCredentials = async (
  ctx: Context,
  connector: Connector,
  connection: Connection,
): Promise<Connection> => {
  if (connection.state === 'needsReconnect') throw new Fault('invalidIntegrationToken')
  return endsSoon(ctx, connection.credentials) ? refreshCredentials(ctx, connector, connection) : connection
}

/**
 * Reads from the institution. An access token that it calls expired is refreshed and the read repeated once; never used
 * for calls that move money.
 */
export const readWithCredentials = async <T>(
  ctx: Context,
  connection: Connection,
  read: (connector: Connector, credentials: Credentials) => Promise<T>,
): Promise<T> => {
  const connector = connectorOf(ctx, connection)
  const fresh = await withFreshCredentials(ctx, connector, connection)
  try {
    return await read(connector, fresh.credentials)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    if (error.kind === 'credentialsInvalid')
      await ctx.store.connections.markNeedsReconnect(fresh.scope, fresh.id, fresh.version)
    if (error.kind !== 'tokenExpired') throw faultFromConnector(error)
  }
  const refreshed = await refreshCredentials(ctx, connector, fresh)
  try {
    return await read(connector, refreshed.credentials)
  } catch (error) {
    throw faultFromConnector(error)
  }
}
