import { ApiError } from '../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'
import type { Connector } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import type { Credentials, RefreshRule } from './credentials.ts'
import { markNeedsReconnect } from './markNeedsReconnect.ts'
import type { Connection } from './ports.ts'

/** The connector of a connection. A type that is no longer configured is not the user's fault, nor the token's. */
export const connectorOf = (ctx: Pick<Context, 'connectors'>, connection: Pick<Connection, 'type'>): Connector => {
  const connector = ctx.connectors.find(connection.type)
  if (!connector) throw new ApiError('integrationNotSupported')
  return connector
}

/** The renewal rule of this authorization: its own, or else its institution's. */
export const refreshRuleOf = (
  { descriptor }: Pick<Connector, 'descriptor'>,
  credentials: Credentials,
): RefreshRule | undefined => (credentials.kind === 'oAuth' ? credentials.refresh : undefined) ?? descriptor.refresh

/** Whether the institution can renew the authorization: a token, or a key that a sign-in issued. */
export const isRenewable = (credentials: Credentials, refresh: RefreshRule | undefined): boolean =>
  credentials.kind === 'oAuth'
    ? credentials.refreshToken !== undefined || refresh === 'byAccessToken'
    : credentials.kind === 'apiKey' && credentials.issued !== undefined

/** Whether the credentials should be renewed now, and can be without the user or the client. */
const endsSoon = (
  ctx: Pick<Context, 'clock' | 'settings'>,
  connector: Connector,
  credentials: Credentials,
): boolean => {
  const rule = refreshRuleOf(connector, credentials)
  return (
    rule !== 'mayAskForCode' &&
    credentials.kind !== 'address' &&
    credentials.expiresAtMs !== undefined &&
    isRenewable(credentials, rule) &&
    credentials.expiresAtMs - ctx.clock.nowMs() < ctx.settings.refreshMarginMs
  )
}

/** The connection with credentials that are valid for the next minutes: refreshed if they are about to expire. */
export const withFreshCredentials = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'refreshesInProgress' | 'settings' | 'store'>,
  connector: Connector,
  connection: Connection,
): Promise<Connection> => {
  if (connection.state === 'needsReconnect') throw new ApiError('invalidIntegrationToken')
  return endsSoon(ctx, connector, connection.credentials) ? refreshCredentials(ctx, connector, connection) : connection
}

/**
 * Reads from the institution. If its access token has expired, the token is refreshed, or the credentials renewed by
 * another process are loaded; then the read is repeated once. Never used for calls that move money.
 */
export const readWithCredentials = async <T>(
  ctx: ConnectionContext,
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

/** The connection with newer credentials than the rejected ones. Throws without them. */
const renewedAfter = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'refreshesInProgress' | 'store'>,
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
  // The access is gone only if the row has not been renewed since.
  if (await markNeedsReconnect(ctx, refused)) throw apiErrorFromConnector(error)
  const current = await ctx.store.connections.findWithRemoved(scope, id)
  if (current?.state !== 'active') throw apiErrorFromConnector(error)
  return current
}

const leaseMs = 30_000
const waitStepMs = 100
const writeTries = 5
const writePauseMs = 500

/**
 * Refreshes a connection's credentials with exactly one request for any number of callers and processes: single flight
 * in this process, one lease across processes, a re-read after acquiring the lease, and a write that only succeeds on
 * the version it read. The new refresh token is stored before the new access token is used: if refresh tokens rotate,
 * using one a second time revokes the grant.
 *
 * @throws ApiError `invalidIntegrationToken` when the institution says the grant is gone.
 */
export const refreshCredentials = (
  ctx: Pick<Context, 'clock' | 'ids' | 'refreshesInProgress' | 'store'>,
  connector: Connector,
  connection: Connection,
  code?: string,
): Promise<Connection> => {
  // Calls with a one-time code must not share the result of a call without one.
  const key = JSON.stringify([connection.id, code])
  const running = ctx.refreshesInProgress.get(key)
  if (running) return running
  const refresh = refreshOnce(ctx, connector, connection, code).finally(() => ctx.refreshesInProgress.delete(key))
  ctx.refreshesInProgress.set(key, refresh)
  return refresh
}

/** Whether the institution requires a code before the renewal. */
export const awaitsCode = ({ credentials }: Pick<Connection, 'credentials'>): boolean =>
  credentials.kind === 'oAuth' && credentials.challenge !== undefined

const refreshOnce = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  connector: Connector,
  stale: Connection,
  code: string | undefined,
): Promise<Connection> => {
  const name = `connection:${stale.id}:token`
  const deadlineMs = ctx.clock.nowMs() + leaseMs
  for (;;) {
    const lease = await ctx.store.leases.acquire(name, leaseMs)
    try {
      const current = await reread(ctx, stale)
      if (current.version !== stale.version) return current
      // This process may have been suspended, and another one may have used the token since.
      if (lease?.isHeld()) return await refreshUpstream(ctx, connector, current, code)
    } finally {
      if (lease) await ctx.store.leases.release(name, lease.fence)
    }
    if (ctx.clock.nowMs() > deadlineMs)
      throw new ApiError('integrationUnavailable', { message: 'The token is being refreshed.' })
    await ctx.clock.sleep(waitStepMs)
  }
}

const reread = async (ctx: Pick<Context, 'store'>, connection: Connection): Promise<Connection> => {
  const current = await ctx.store.connections.findWithRemoved(connection.scope, connection.id)
  if (!current || current.state === 'needsReconnect') throw new ApiError('invalidIntegrationToken')
  return current
}

const refreshUpstream = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  connector: Connector,
  connection: Connection,
  code: string | undefined,
): Promise<Connection> => {
  if (!connector.auth.refresh) return connection
  try {
    const credentials = await connector.auth.refresh(connection.credentials, code)
    const written = await keep(ctx, { ...connection, credentials, state: 'active' })
    return written ? { ...connection, credentials, version: connection.version + 1 } : await reread(ctx, connection)
  } catch (error) {
    // The rejection may come from a race with another refresh. The grant is gone only if the row is unchanged.
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid') {
      if (!(await markNeedsReconnect(ctx, connection))) return reread(ctx, connection)
    }
    throw apiErrorFromConnector(error)
  }
}

/**
 * Stores renewed credentials. The old refresh token is already used up, so a failed write is retried; the version
 * check keeps a write whose reply was lost from being applied twice.
 */
const keep = async (ctx: Pick<Context, 'clock' | 'store'>, connection: Connection): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.store.connections.replaceCredentials(connection, connection.version)
    } catch (error) {
      if (attempt === writeTries) throw error
      await ctx.clock.sleep(writePauseMs)
    }
  }
}
