import { createHash, randomBytes } from 'node:crypto'

import { createStore, migrate, migrations, openDatabase, provisionClient, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'

export const vaultKeys = `bench:${randomBytes(32).toString('base64')}`

export const client = {
  clientId: '3b9f9b0e-2f55-4b5c-8a6d-7e0b0f4c1a01',
  secret: `sk_live_${randomBytes(32).toString('hex')}`,
}

/** A migrated database with a client that production accepts from this machine. */
export const provisionProduction = async (url: string): Promise<void> => {
  const db = openDatabase<Tables>({ url })
  const vault = createVault(parseVaultKeys(vaultKeys))
  const scope = { clientId: client.clientId, environment: 'production' } as const
  await migrate(db, migrations)
  await provisionClient(
    db,
    vault,
    {
      scope,
      name: 'Bench',
      keyId: '3b9f9b0e-2f55-4b5c-8a6d-7e0b0f4c1a02',
      secretHash: createHash('sha256').update(client.secret).digest(),
      allowedOrigins: [],
      mayBridge: true,
    },
    new Date(),
  )
  await createStore(db, vault, Date.now).ipRanges.insert(scope, {
    id: '3b9f9b0e-2f55-4b5c-8a6d-7e0b0f4c1a03',
    range: '127.0.0.0/8',
    label: 'bench',
    createdAtMs: Date.now(),
  })
  await db.destroy()
}

/** Settings of a production server that makes no requests to outside systems. */
export const productionEnv = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  RIALTO_ENVIRONMENT: 'production',
  RIALTO_VAULT_KEYS: vaultKeys,
  RIALTO_DATA_DIR: dataDir,
  RIALTO_RATE_LIMIT_PER_MINUTE: '1000000',
  DATABASE_URL: databaseUrl,
  PORT: '0',
})
