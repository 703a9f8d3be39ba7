import pg, { type Client, type ClientBase } from 'pg'

/** How long PostgreSQL may take to close a connection that we end. One that hangs never does. */
export const closeTimeoutMs = 1_000

/** Closes a connection that no pool has, in bounded time. */
export async function closeClient(client: Client): Promise<void> {
  const timer = setTimeout(() => dropConnection(client), closeTimeoutMs)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}

/** Closes the connection now, without asking PostgreSQL to: what waits for an answer on it fails as when it is lost. */
export function dropConnection(client: ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}
