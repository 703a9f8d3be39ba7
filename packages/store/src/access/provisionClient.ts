import { createHash } from 'node:crypto'

import { deliveryJob, type Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import { enqueueJobs } from '../queue/enqueueJob.ts'
import type { Tables } from '../tables.ts'
import { webhookRepository } from '../webhooks/webhookRepository.ts'

export interface ClientToProvision {
  scope: Scope
  name: string
  keyId: string
  secretHash: Uint8Array
  allowedOrigins: readonly string[]
  /** Absent: unchanged; false for a new client. */
  mayBridge?: boolean
  webhook?: {
    id: string
    url: string
    secret: string
    signatureHeader: string
    /** Which existing URL a changed configuration overwrites. Default: any, including one set manually. */
    replaces?: 'anything' | 'configured' | 'nothing'
  }
}

/**
 * Provisions a client from the configuration: the sandbox's demo client at every start. An unchanged configuration
 * changes no origins and no webhook, so that manual changes are kept.
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
    await provisionSettings(tx, client)
    await tx
      .insertInto('api_keys')
      .values({ ...key, permissions: ['read', 'write'], is_configured: true, created_at: now })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet({ secret_hash: key.secret_hash, is_configured: true, revoked_at: null }),
      )
      .execute()
    if (client.webhook) await provisionWebhook(tx, sealer, client.scope, client.webhook, now)
  })

/** An origin is added the first time that a configuration names it. */
const provisionSettings = async (
  tx: Database<Tables>,
  { scope: { clientId, environment }, allowedOrigins, mayBridge }: ClientToProvision,
): Promise<void> => {
  await tx
    .insertInto('client_settings')
    .values({ client_id: clientId, environment, allowed_origins: [] })
    .onConflict(conflict => conflict.columns(['client_id', 'environment']).doNothing())
    .execute()
  const ofClient = scoped(tx, { clientId, environment }).selectFrom('client_settings')
  const now = await ofClient.select(['allowed_origins', 'configured_origins']).forUpdate().executeTakeFirstOrThrow()
  const added = allowedOrigins.filter(origin => !now.configured_origins.includes(origin))
  await scoped(tx, { clientId, environment })
    .updateTable('client_settings')
    .set({
      allowed_origins: [...new Set([...now.allowed_origins, ...added])],
      configured_origins: [...now.configured_origins, ...added],
      ...defined({ may_bridge: mayBridge }),
    })
    .execute()
}

type ProvisionedWebhook = NonNullable<ClientToProvision['webhook']>

/** @param lastUrl of the configuration at the last start */
const mayReplace = async (
  tx: Database<Tables>,
  { id, replaces = 'anything' }: ProvisionedWebhook,
  lastUrl: string | null,
): Promise<boolean> => {
  const row = await tx.selectFrom('webhook_endpoints').select('url').where('id', '=', id).executeTakeFirst()
  const isSetByHand = lastUrl !== null && row?.url !== lastUrl
  const isFirst = lastUrl === null && row === undefined
  return isFirst || !(replaces === 'nothing' || (replaces === 'configured' && isSetByHand))
}

/** Enqueues the events that waited while the endpoint was paused. */
const deliverWaiting = async (tx: Database<Tables>, endpointId: string, now: Date): Promise<void> => {
  const waiting = await webhookRepository(tx).listFirstOpen(endpointId)
  const jobs = waiting.map(id => deliveryJob({ id, endpointId }, now.getTime()))
  await enqueueJobs(
    tx,
    jobs.map(({ runAtMs, ...job }) => ({ ...job, runAt: new Date(runAtMs) })),
  )
}

/** Set only if the configuration has changed since the last start. The caller has locked the client's settings. */
const provisionWebhook = async (
  tx: Database<Tables>,
  sealer: Sealer,
  { clientId, environment }: Scope,
  webhook: ProvisionedWebhook,
  now: Date,
): Promise<void> => {
  const { id, url, secret, signatureHeader } = webhook
  const secretHash = createHash('sha256').update(secret).digest()
  const ofClient = scoped(tx, { clientId, environment }).selectFrom('client_settings')
  const last = await ofClient
    .select(['configured_webhook_url as url', 'configured_webhook_secret_hash as secretHash'])
    .executeTakeFirstOrThrow()
  if (last.url === url && last.secretHash?.equals(secretHash) === true) return
  if (!(await mayReplace(tx, webhook, last.url))) return
  const sealed_secret = sealer.seal(secret, sealedColumns.webhook_endpoints.columns.sealed_secret(id))
  const resumed = { disabled_at: null, disabled_reason: null, failing_since: null, resumed_at: now }
  const changed = { url, sealed_secret, signature_header: signatureHeader, ...resumed }
  await tx
    .insertInto('webhook_endpoints')
    .values({ id, client_id: clientId, environment, ...changed, created_at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet(changed))
    .execute()
  // To the new URL.
  await deliverWaiting(tx, id, now)
  await scoped(tx, { clientId, environment })
    .updateTable('client_settings')
    .set({ configured_webhook_url: url, configured_webhook_secret_hash: secretHash })
    .execute()
}
