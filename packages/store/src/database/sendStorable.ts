import type { Pool, PoolClient } from 'pg'

import { storable } from './storable.ts'

/** Passes the parameters of every statement through `storable`. */
export function sendStorable(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  const wrapped = new WeakSet<PoolClient>()
  const connected = async () => {
    const client = await connect()
    if (!wrapped.has(client)) wrap(client)
    wrapped.add(client)
    return client
  }
  return Object.assign(pool, { connect: connected })
}

function wrap(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const sending = (text: unknown, values?: unknown) =>
    query(text, Array.isArray(values) ? values.map(storable) : values)
  Object.assign(client, { query: sending })
}
