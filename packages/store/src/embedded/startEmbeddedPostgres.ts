import { startCluster, type EmbeddedPostgres } from './startCluster.ts'
import type { StoreLog } from '../database/storeLog.ts'

/**
 * A real PostgreSQL server for `dataDir`, on loopback with a generated password; the cluster is created on the first
 * start. If a server already runs there, attaches to it. If the server is killed while we run, it is restarted on the
 * same port.
 *
 * Throws EmbeddedPostgresError, whose message says what to do (usually: set DATABASE_URL).
 *
 * @example
 * const server = await startEmbeddedPostgres({ dataDir: './data', log })
 * const db = openDatabase<Tables>({ url: server.url, log })
 */
export function startEmbeddedPostgres(options: { dataDir: string; log: StoreLog }): Promise<EmbeddedPostgres> {
  return startCluster({ dataDir: options.dataDir, log: options.log })
}
