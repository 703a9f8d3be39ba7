import { createHash } from 'node:crypto'

import {
  type Database,
  migrate,
  migrations,
  openDatabase,
  provisionClient,
  type Sealer,
  startEmbeddedPostgres,
  type Tables,
} from '@rialto/store'
import type { Logger } from 'pino'

import { type Config, ConfigError, defaultSandboxSecret, type SandboxConfig } from './config.ts'

export interface Storage {
  db: Database<Tables>
  url: string
  close(): Promise<void>
}

/** The database, migrated and with the demo client in the sandbox. */
export const openStorage = async (config: Config, sealer: Sealer, log: Logger): Promise<Storage> => {
  const server =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined
  const url = config.databaseUrl ?? server?.url ?? ''
  const db = openDatabase<Tables>({ url, log })
  const close = async () => {
    await db.destroy()
    await server?.stop()
  }
  try {
    const ran = await migrate(db, migrations)
    if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')
    if (config.sandbox) await provisionDemo(db, sealer, config.sandbox)
    else await refuseDefaultKey(db)
    return { db, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Stable ids, so that a start with changed settings changes the rows of the last one. */
const demoKeyId = '7b0a5e0e-54a0-4d3a-8f0e-0d5f5b9f0a01'
const demoWebhookId = '7b0a5e0e-54a0-4d3a-8f0e-0d5f5b9f0a02'

const provisionDemo = (db: Database<Tables>, sealer: Sealer, sandbox: SandboxConfig): Promise<void> =>
  provisionClient(
    db,
    sealer,
    {
      scope: { clientId: sandbox.clientId, environment: 'sandbox' },
      name: 'Harbor Coffee',
      keyId: demoKeyId,
      secretHash: sha256(sandbox.clientSecret),
      allowedOrigins: sandbox.allowedOrigins,
      webhook: {
        id: demoWebhookId,
        url: sandbox.webhookUrl,
        secret: sandbox.webhookSecret,
        signatureHeader: 'X-Mesh-Signature-256',
      },
    },
    new Date(),
  )

/** The sandbox's published secret opens nothing in production, even if somebody copied the sandbox's database there. */
const refuseDefaultKey = async (db: Database<Tables>): Promise<void> => {
  const found = await db
    .selectFrom('api_keys')
    .select('id')
    .where('secret_hash', '=', sha256(defaultSandboxSecret))
    .where('environment', '=', 'production')
    .executeTakeFirst()
  if (found)
    throw new ConfigError(
      'An API key of this database is the sandbox’s published secret. Revoke it before starting production.',
    )
}
