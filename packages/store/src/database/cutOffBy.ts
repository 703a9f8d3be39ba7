import type { Pool, PoolClient } from 'pg'

import { closeTimeoutMs, dropConnection } from './closeConnection.ts'

/**
 * Once `signal` is aborted, the pool no longer waits for its database: its connections are closed, and pending queries
 * and connection requests fail at once. Without this, closing the pool would wait for a database that hangs.
 */
export function cutOffBy(pool: Pool, signal: AbortSignal | undefined): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const end = pool.end.bind(pool) as () => Promise<void>
  const open = new Set<PoolClient>()
  const waiting = new Set<(error: Error) => void>()
  const dropAll = () => open.forEach(dropConnection)
  pool.on('connect', client => {
    open.add(client)
    client.once('end', () => open.delete(client))
  })
  signal?.addEventListener('abort', () => {
    dropAll()
    for (const reject of waiting) reject(cutOff())
  })

  const lend = () =>
    new Promise<PoolClient>((resolve, reject) => {
      if (signal?.aborted) return reject(cutOff())
      waiting.add(reject)
      const lent = connect().then(client => (signal?.aborted ? client.release(true) : resolve(client)), reject)
      void lent.finally(() => waiting.delete(reject))
    })
  const close = () =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) resolve()
      signal?.addEventListener('abort', () => resolve())
      const drop = () => {
        if (open.size > 0) setTimeout(dropAll, closeTimeoutMs).unref()
      }
      end().then(drop).then(resolve, reject)
    })
  return Object.assign(pool, { connect: lend, end: close })
}

const cutOff = (): Error => Object.assign(new Error('the database was given up'), { code: 'ECONNABORTED' })
