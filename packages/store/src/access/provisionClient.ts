import type { Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Sealer } from '../sealer.ts'
import type { Tables } from '../tables.ts'

export interface ClientToProvision {
  scope: Scope
  name: string
  keyId: string
  secretHash: Uint8Array
  allowedOrigins: readonly string[]
  /** Absent: stays as it is, at first false. */
  mayBridge?: boolean
  webhook?: { id: string; url: string; secret: string; signatureHeader: string }
}

/**
 * Makes a client what configuration says it is: the sandbox's demo client at every start. Rows that are there are brought
 * up to date, so that a second start with another secret or address means what it says.
 */
export const provisionClient = (
  db: Database<Tables>,
  sealer: Sealer,
  client: ClientToProvision,
  now: Date,
): Promise<void> =>
  transaction(db, async tx => {
    const scope = scopeColumns(client.scope)
    const key = { ...scope, id: client.keyId, label: 'From configuration', secret_hash: Buffer.from(client.secretHash) }
    await tx
      .insertInto('clients')
      .values({ id: client.scope.clientId, name: client.name, created_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ name: client.name }))
      .execute()
    const settings = {
      allowed_origins: [...client.allowedOrigins],
      ...defined({ may_bridge: client.mayBridge }),
    }
    await tx
      .insertInto('client_settings')
      .values({ ...scope, ...settings })
      .onConflict(conflict => conflict.columns(['client_id', 'environment']).doUpdateSet(settings))
      .execute()
    await tx
      .insertInto('api_keys')
      .values({ ...key, permissions: ['read', 'write'], is_configured: true, created_at: now })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet({ secret_hash: key.secret_hash, is_configured: true, revoked_at: null }),
      )
      .execute()
    if (client.webhook) await provisionWebhook(tx, sealer, scope, client.webhook, now)
  })

const provisionWebhook = async (
  tx: Database<Tables>,
  sealer: Sealer,
  scope: { client_id: string; environment: string },
  { id, url, secret, signatureHeader }: NonNullable<ClientToProvision['webhook']>,
  now: Date,
): Promise<void> => {
  const sealed_secret = sealer.seal(secret, sealedColumns.webhook_endpoints.columns.sealed_secret(id))
  const changed = { url, sealed_secret, signature_header: signatureHeader, disabled_at: null, disabled_reason: null }
  await tx
    .insertInto('webhook_endpoints')
    .values({ id, ...scope, ...changed, created_at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet(changed))
    .execute()
}
