import type { Pool, PoolClient } from 'pg'

import { asUnavailable } from './unavailable.ts'

/**
 * A server that shuts down first aborts the running statement and closes the connection a moment later. In between,
 * the pool would hand out the dead connection to the next caller. Here it is discarded when it is returned. A
 * retryable error becomes a `StoreUnavailableError`.
 */
export function discardBroken(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const watched = new WeakSet<PoolClient>()
  const broken = new WeakSet<PoolClient>()
  const checked = async () => {
    const client = await connect().catch((error: unknown) => {
      throw asUnavailable(error)
    })
    if (!watched.has(client)) watch(client, () => broken.add(client))
    watched.add(client)
    const release = client.release.bind(client)
    return Object.assign(client, { release: (reason?: Error | boolean) => release(reason || broken.has(client)) })
  }
  return Object.assign(pool, { connect: checked })
}

function watch(client: PoolClient, onBroken: () => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const watched = async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      if (isFatal(error)) onBroken()
      throw asUnavailable(error)
    }
  }
  Object.assign(client, { query: watched })
}

/** Any error but an ordinary rejection by the server: it closed the connection, or the connection itself failed. */
function isFatal(error: unknown): boolean {
  const { severity } = error as { severity?: string }
  return severity === undefined || severity === 'FATAL' || severity === 'PANIC'
}
