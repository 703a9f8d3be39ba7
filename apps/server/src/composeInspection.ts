import {
  type Database,
  openDatabase,
  openVaultCanary,
  migrations,
  pendingMigrations,
  readDatabaseEnvironment,
  readServerFacts,
  createStore,
  type Sealer,
  type Tables,
} from '@rialto/store'
import type { CommonContext, Environment } from '@rialto/core'
import { VaultError } from '@rialto/vault'

import { ids } from './composeIds.ts'
import { createVaultFor } from './composeVault.ts'
import { clockAheadMs } from './composeClock.ts'
import type { Config } from './config.ts'

export { embeddedPostgresFault } from '@rialto/store'

/** A read-only view of the database for `rialto doctor`. */
export interface Inspection {
  /** `server_version_num`. */
  version: number
  /** Migrations that the next start would run. */
  pending: readonly string[]
  ctx: CommonContext
  /** The environment of the database. Undefined before the first start. */
  environment(): Promise<Environment | undefined>
  /** Whether the vault's keys belong to this database. Undefined before the first start. */
  opensSecrets(): Promise<boolean | undefined>
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAheadMs(): Promise<number>
  close(): Promise<void>
}

const opensSecrets = async (
  db: Database<Tables>,
  vault: Sealer,
  environment: Environment,
): Promise<boolean | undefined> => {
  try {
    return (await openVaultCanary(db, vault, environment)) ? true : undefined
  } catch (error) {
    if (error instanceof VaultError) return false
    throw error
  }
}

/** Uses read-only sessions, so that no query can change data. */
export const inspectDatabase = async (config: Config, url: string): Promise<Inspection> => {
  const db = openDatabase<Tables>({ url, maxConnections: 1, applicationName: 'rialto-doctor', readOnly: true })
  try {
    const vault = await createVaultFor(config)
    const { version } = await readServerFacts(db)
    const pending = await pendingMigrations(db, migrations)
    const isNew = pending.length === Object.keys(migrations).length
    return {
      version,
      pending,
      ctx: {
        environment: config.environment,
        clock: { nowMs: Date.now, sleep: ms => new Promise(resolve => void setTimeout(resolve, ms)) },
        ids,
        store: createStore(db, vault, Date.now),
      },
      environment: () => (pending.length === 0 ? readDatabaseEnvironment(db) : Promise.resolve(undefined)),
      // A new database has no tables.
      opensSecrets: () => (isNew ? Promise.resolve(undefined) : opensSecrets(db, vault, config.environment)),
      clockAheadMs: () => clockAheadMs(db),
      close: () => db.destroy(),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
