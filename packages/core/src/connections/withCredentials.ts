import { markNeedsReconnect } from './markNeedsReconnect.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Connector } from './connector.ts'
import type { Credentials, RefreshRule } from './credentials.ts'
import { ConnectorError } from './connectorError.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'
import type { Connection } from './ports.ts'
import { refreshCredentials } from './refreshCredentials.ts'

/** The connector of a connection. A type that is no longer configured is not the user's fault, nor the token's. */
export const connectorOf = (ctx: Context, connection: Pick<Connection, 'type'>): Connector => {
  const connector = ctx.connectors.find(connection.type)
  if (!connector) throw new ApiError('integrationNotSupported')
  return connector
}

/** How this authorization is renewed: as it says itself, else as all of its institution are. */
export const refreshRuleOf = (
  { descriptor }: Pick<Connector, 'descriptor'>,
  credentials: Credentials,
): RefreshRule | undefined => (credentials.kind === 'oAuth' ? credentials.refresh : undefined) ?? descriptor.refresh

/** Whether the institution can be asked for more time: for a token, or for a key that a sign-in issued. */
export const isRenewable = (credentials: Credentials, refresh: RefreshRule | undefined): boolean =>
  credentials.kind === 'oAuth'
    ? credentials.refreshToken !== undefined || refresh === 'byAccessToken'
    : credentials.kind === 'apiKey' && credentials.issued !== undefined

/** Whether it is time to renew, and nobody but the institution has to be asked. */
const endsSoon = (ctx: Context, connector: Connector, credentials: Credentials): boolean => {
  const rule = refreshRuleOf(connector, credentials)
  return (
    rule !== 'mayAskForCode' &&
    credentials.kind !== 'address' &&
    credentials.expiresAtMs !== undefined &&
    isRenewable(credentials, rule) &&
    credentials.expiresAtMs - ctx.clock.nowMs() < ctx.settings.refreshMarginMs
  )
}

/** The connection with credentials that hold for the next minutes: refreshed when they are about to end. */
export const withFreshCredentials = async (
  ctx: Context,
  connector: Connector,
  connection: Connection,
): Promise<Connection> => {
  if (connection.state === 'needsReconnect') throw new ApiError('invalidIntegrationToken')
  return endsSoon(ctx, connector, connection.credentials) ? refreshCredentials(ctx, connector, connection) : connection
}

/**
 * Reads from the institution. An access token that it calls expired is refreshed, and one that another process has renewed
 * meanwhile is read again; then the read is repeated once. Never used for calls that move money.
 */
export const readWithCredentials = async <T>(
  ctx: Context,
  connection: Connection,
  read: (connector: Connector, credentials: Credentials) => Promise<T>,
): Promise<T> => {
  const connector = connectorOf(ctx, connection)
  const fresh = await withFreshCredentials(ctx, connector, connection)
  let renewed: Connection
  try {
    return await read(connector, fresh.credentials)
  } catch (error) {
    renewed = await renewedAfter(ctx, connector, fresh, error)
  }
  try {
    return await read(connector, renewed.credentials)
  } catch (error) {
    throw apiErrorFromConnector(error)
  }
}

/** The connection with other credentials than those the institution has just refused; throws where there are none. */
const renewedAfter = async (
  ctx: Context,
  connector: Connector,
  refused: Connection,
  error: unknown,
): Promise<Connection> => {
  if (!(error instanceof ConnectorError)) throw error
  if (error.kind === 'tokenExpired' && refreshRuleOf(connector, refused.credentials) === 'mayAskForCode')
    throw new ApiError('invalidIntegrationToken', {
      cause: error,
      message: 'Access has expired. The institution may require a code to renew it: use POST /token/refresh.',
    })
  if (error.kind === 'tokenExpired') return refreshCredentials(ctx, connector, refused)
  if (error.kind !== 'credentialsInvalid') throw apiErrorFromConnector(error)
  const { scope, id } = refused
  // Only a row that nobody has renewed meanwhile means that the access is really gone.
  if (await markNeedsReconnect(ctx, refused)) throw apiErrorFromConnector(error)
  const current = await ctx.store.connections.findWithRemoved(scope, id)
  if (current?.state !== 'active') throw apiErrorFromConnector(error)
  return current
}
