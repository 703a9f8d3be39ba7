import pg, { type Client, type ClientBase } from 'pg'

/** How long PostgreSQL may take to close a connection. A hanging server never does. */
export const closeTimeoutMs = 1_000

/** Closes a connection that no pool has, in bounded time. */
export async function closeClient(client: Client): Promise<void> {
  const timer = setTimeout(() => dropConnection(client), closeTimeoutMs)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}

/** Closes the connection now, without a message to PostgreSQL: pending statements fail as after a lost connection. */
export function dropConnection(client: ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}
