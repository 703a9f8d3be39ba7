import { startCluster, type EmbeddedPostgres } from './startCluster.ts'
import type { StoreLog } from '../database/storeLog.ts'

/**
 * A real PostgreSQL server for `dataDir`, on loopback with a password of its own; the cluster is made on the first start. When
 * one already runs there, we attach to it. Should it be killed while we run, it is started again on the same port.
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
