import { markNeedsReconnect } from './markNeedsReconnect.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Connector } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { apiErrorFromConnector } from './apiErrorFromConnector.ts'
import type { Connection } from './ports.ts'

const leaseMs = 30_000
const waitStepMs = 100
const writeTries = 5
const writePauseMs = 500

/**
 * New credentials for a connection, requested exactly once for any number of callers and processes: single flight in this
 * process, one lease across processes, a re-read after the lease, and a write that only succeeds on the version it read.
 * The new refresh token is stored before the new access token is used: where refresh tokens rotate, using one a second time
 * revokes the grant.
 *
 * @throws ApiError `invalidIntegrationToken` when the institution says the grant is gone.
 */
export const refreshCredentials = (
  ctx: Context,
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

/** Whether the institution waits for a code before it renews. */
export const awaitsCode = ({ credentials }: Pick<Connection, 'credentials'>): boolean =>
  credentials.kind === 'oAuth' && credentials.challenge !== undefined

const refreshOnce = async (
  ctx: Context,
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
      // A process that was suspended here wakes to a token that another one may have used.
      if (lease?.isHeld()) return await refreshUpstream(ctx, connector, current, code)
    } finally {
      if (lease) await ctx.store.leases.release(name, lease.fence)
    }
    if (ctx.clock.nowMs() > deadlineMs)
      throw new ApiError('integrationUnavailable', { message: 'The token is being refreshed.' })
    await ctx.clock.sleep(waitStepMs)
  }
}

const reread = async (ctx: Context, connection: Connection): Promise<Connection> => {
  const current = await ctx.store.connections.findWithRemoved(connection.scope, connection.id)
  if (!current || current.state === 'needsReconnect') throw new ApiError('invalidIntegrationToken')
  return current
}

const refreshUpstream = async (
  ctx: Context,
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
    // A refused grant may be a race that somebody else won: only an unchanged row means that it is really gone.
    if (error instanceof ConnectorError && error.kind === 'credentialsInvalid') {
      if (!(await markNeedsReconnect(ctx, connection))) return reread(ctx, connection)
    }
    throw apiErrorFromConnector(error)
  }
}

/**
 * Stores what the institution gave. The old token is used up by now, so a store that is away for a moment is asked again:
 * what it has taken although its answer was lost, it does not take twice.
 */
const keep = async (ctx: Context, connection: Connection): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.store.connections.replaceCredentials(connection, connection.version)
    } catch (error) {
      if (attempt === writeTries) throw error
      await ctx.clock.sleep(writePauseMs)
    }
  }
}
