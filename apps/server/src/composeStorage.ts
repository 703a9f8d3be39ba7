import { createHash, randomUUID } from 'node:crypto'

import type { Environment } from '@rialto/core'
import {
  checkDatabaseEnvironment,
  type Database,
  migrate,
  migrations,
  openDatabase,
  OtherEnvironmentError,
  placeDigestKey,
  placeVaultCanary,
  type PoolCounts,
  provisionAdminKey,
  provisionClient,
  provisionRoutes,
  type Sealer,
  startEmbeddedPostgres,
  type Tables,
} from '@rialto/store'
import { VaultError } from '@rialto/vault'
import type { Logger } from 'pino'

import { type Config, ConfigError, defaultManagementKey, defaultSandboxSecret, type SandboxConfig } from './config.ts'
import { databaseFaultOf } from './databaseFault.ts'
import { sandboxRoutes } from './sandboxRoutes.ts'

export interface Storage {
  db: Database<Tables>
  /** The same database over a separate connection pool, for background work. */
  workerDb: Database<Tables>
  /** URL of PostgreSQL itself, which keeps session settings; `db` and `workerDb` may go through a pooler. */
  url: string
  /** By purpose of the pool. */
  pools: Readonly<Record<string, () => PoolCounts>>
  /**
   * Opens one dedicated connection to PostgreSQL itself, for work that must not wait for a busy pool. The caller closes
   * it.
   */
  openDirect(applicationName: string): Database<Tables>
  /** Stops waiting for the database: pending queries fail at once. Only `close` may follow. */
  giveUp(): void
  close(): Promise<void>
}

/** The migrated database. Production rejects the sandbox's published secrets in it. */
export const openStorage = async (config: Config, sealer: Sealer, log: Logger): Promise<Storage> => {
  const storage = await openMigrated(config, log)
  try {
    await claimDatabase(storage.db, sealer, config.environment)
    await placeDigestKey(storage.db, sealer, config.environment)
    if (!config.sandbox) {
      await rejectDefaultKey(storage.db)
      await rejectDefaultManagementKey(storage.db)
    }
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** The migrated database, and the migrations that ran. Attaches to a running embedded server. */
export const openMigrated = async (config: Config, log: Logger): Promise<Storage & { migrated: string[] }> => {
  const server =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined
  const pooledUrl = config.databaseUrl ?? server?.url ?? ''
  const url = config.databaseDirectUrl ?? pooledUrl
  const isPooled = config.databaseDirectUrl !== undefined
  const { poolSize, workerPoolSize, lockTimeoutMs, acquireTimeoutMs, answerTimeoutMs } = config.database
  const pools: Record<string, () => PoolCounts> = {}
  const givenUp = new AbortController()
  const shared = { log, answerTimeoutMs, cutOff: givenUp.signal }
  const db = openDatabase<Tables>({
    ...shared,
    url: pooledUrl,
    isPooled,
    maxConnections: poolSize,
    lockTimeoutMs,
    acquireTimeoutMs,
    onPool: count => (pools['requests'] = count),
  })
  const workerDb = openDatabase<Tables>({
    ...shared,
    url: pooledUrl,
    isPooled,
    maxConnections: workerPoolSize,
    // No caller waits for background work, so it may wait longer for a connection.
    acquireTimeoutMs: 10_000,
    applicationName: 'rialto-worker',
    onPool: count => (pools['worker'] = count),
  })
  const openDirect = (applicationName: string) =>
    openDatabase<Tables>({ ...shared, url, maxConnections: 1, applicationName })
  let isClosed = false
  const giveUp = () => {
    if (isClosed) return
    const counts = Object.entries(pools).map(([name, count]) => [name, count()])
    log.warn({ connections: Object.fromEntries(counts) }, 'the database does not answer: stopping without it')
    givenUp.abort()
  }
  const close = async () => {
    await Promise.all([db.destroy(), workerDb.destroy()])
    isClosed = true
    await server?.stop()
  }
  try {
    const migrated = await migrateAt(isPooled ? url : undefined, db, log)
    if (migrated.length > 0) log.info({ migrations: migrated }, 'database migrated')
    return { db, workerDb, url, pools, openDirect, giveUp, close, migrated }
  } catch (error) {
    await close()
    const fault = databaseFaultOf(error)
    if (fault === undefined) throw error
    throw new ConfigError(`The database ${fault.what}. ${fault.advice}`, { cause: error })
  }
}

/** Migrations hold a session lock. A pooler would give that session to another client. */
const migrateAt = async (directUrl: string | undefined, db: Database<Tables>, log: Logger): Promise<string[]> => {
  if (directUrl === undefined) return migrate(db, migrations)
  const direct = openDatabase<Tables>({ url: directUrl, log, maxConnections: 1, applicationName: 'rialto-migrate' })
  try {
    return await migrate(direct, migrations)
  } finally {
    await direct.destroy()
  }
}

/**
 * Ties the database to the environment and the vault's keys on the first start, and checks both on each later start.
 *
 * @throws ConfigError for another environment, or if the vault's keys do not open the secrets.
 */
export const claimDatabase = async (db: Database<Tables>, sealer: Sealer, environment: Environment): Promise<void> => {
  await checkEnvironment(() => checkDatabaseEnvironment(db, environment))
  await checkVaultKeys(() => placeVaultCanary(db, sealer, environment))
  // If two servers start for the first time at once, the later one detects the other here.
  await checkEnvironment(() => checkDatabaseEnvironment(db, environment))
}

const checkEnvironment = async (check: () => Promise<void>): Promise<void> => {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof OtherEnvironmentError)) throw error
    throw new ConfigError(otherEnvironment(error.owner), { cause: error })
  }
}

export const otherEnvironment = (owner: Environment): string =>
  `This database belongs to the environment ${owner}: its transfers must never be read at the institutions of another. Set RIALTO_ENVIRONMENT=${owner}, or use another database.`

/** @throws ConfigError if the vault's keys do not match those of this database. */
const checkVaultKeys = async (check: () => Promise<unknown>): Promise<void> => {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw new ConfigError(wrongVaultKey, { cause: error })
  }
}

const wrongVaultKey =
  'The vault key does not open the secrets in this database. Set RIALTO_VAULT_KEYS to the keys that this database was used with, the current one first.'

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Stable ids, so that a start with changed settings updates the existing rows. */
const demoKeyId = '7b0a5e0e-54a0-4d3a-8f0e-0d5f5b9f0a01'
const demoWebhookId = '7b0a5e0e-54a0-4d3a-8f0e-0d5f5b9f0a02'
const demoManagementKeyId = '7b0a5e0e-54a0-4d3a-8f0e-0d5f5b9f0a03'

/**
 * Creates or updates the sandbox's demo client from the configuration. Changes made by hand since the last start are
 * kept.
 *
 * @param isShared another server runs the sandbox: its demo shop keeps the client's webhook
 */
export const provisionDemo = async (
  db: Database<Tables>,
  sealer: Sealer,
  sandbox: SandboxConfig,
  isShared: boolean,
): Promise<void> => {
  await provisionDemoClient(db, sealer, sandbox, isShared)
  await provisionDemoManagement(db, sandbox)
  await provisionDemoRoutes(db, sandbox)
}

const provisionDemoClient = (
  db: Database<Tables>,
  sealer: Sealer,
  sandbox: SandboxConfig,
  isShared: boolean,
): Promise<void> =>
  provisionClient(
    db,
    sealer,
    {
      scope: { clientId: sandbox.clientId, environment: 'sandbox' },
      name: 'Harbor Coffee',
      keyId: demoKeyId,
      secretHash: sha256(sandbox.clientSecret),
      allowedOrigins: sandbox.allowedOrigins,
      mayBridge: sandbox.bridging,
      webhook: {
        id: demoWebhookId,
        url: sandbox.webhookUrl,
        secret: sandbox.webhookSecret,
        signatureHeader: 'X-Mesh-Signature-256',
        replaces: !sandbox.isDefaultWebhook ? 'anything' : isShared ? 'nothing' : 'configured',
      },
    },
    new Date(),
  )

const provisionDemoManagement = (db: Database<Tables>, { clientId, managementKey }: SandboxConfig): Promise<void> =>
  provisionAdminKey(
    db,
    { clientId, environment: 'sandbox' },
    { id: demoManagementKeyId, secretHash: sha256(managementKey) },
    new Date(),
  )

const provisionDemoRoutes = (db: Database<Tables>, { clientId }: SandboxConfig): Promise<void> =>
  provisionRoutes(db, { clientId, environment: 'sandbox' }, sandboxRoutes(randomUUID, Date.now()))

/** Production rejects the sandbox's published secret, even in a database that was copied from the sandbox. */
const rejectDefaultKey = async (db: Database<Tables>): Promise<void> => {
  const found = await db
    .selectFrom('api_keys')
    .select('id')
    .where('secret_hash', '=', sha256(defaultSandboxSecret))
    .where('environment', '=', 'production')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (found)
    throw new ConfigError(
      'The database contains the sandbox’s published API key. Revoke it before you start production.',
    )
}

const rejectDefaultManagementKey = async (db: Database<Tables>): Promise<void> => {
  const found = await db
    .selectFrom('admin_keys')
    .select('id')
    .where('secret_hash', '=', sha256(defaultManagementKey))
    .where('environment', '=', 'production')
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (found)
    throw new ConfigError(
      'The database contains the sandbox’s published account management key. Revoke it before you start production.',
    )
}
