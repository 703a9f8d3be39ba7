import type { Client } from 'pg'

import { dropConnection } from './dropConnection.ts'

/** How long PostgreSQL may take to close a connection after our goodbye. One that hangs never does. */
export const goodbyeMs = 1_000

/** Closes a connection that no pool has, in bounded time. */
export async function closeClient(client: Client): Promise<void> {
  const timer = setTimeout(() => dropConnection(client), goodbyeMs)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}
