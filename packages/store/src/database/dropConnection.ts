import pg, { type ClientBase } from 'pg'

/** Closes the connection now, without a goodbye that nobody may take: what waits for an answer on it fails as when it is lost. */
export function dropConnection(client: ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}
