import type { Scope, SigningEndpoint, WebhookEndpoint, WebhookEndpointRepository } from '@rialto/core'
import { lazy } from '@rialto/defined/lazy'
import { type Selectable, sql } from 'kysely'

import { gather } from '../database/gather.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

type Row = Selectable<Tables['webhook_endpoints']>

const contexts = sealedColumns.webhook_endpoints.columns
const signatureHeader = 'X-Mesh-Signature-256'

const readEndpoint = (row: Row): WebhookEndpoint => {
  const endpoint: WebhookEndpoint = {
    id: row.id,
    scope: scopeOf(row),
    url: row.url,
    label: row.label,
    signatureHeader: row.signature_header,
    createdAtMs: row.created_at.getTime(),
  }
  if (row.event_types) endpoint.eventTypes = row.event_types
  if (row.sealed_previous_secret && row.previous_secret_until)
    endpoint.previousSecretUntilMs = row.previous_secret_until.getTime()
  if (row.disabled_at) endpoint.paused = { atMs: row.disabled_at.getTime(), reason: row.disabled_reason ?? '' }
  if (row.failing_since) endpoint.failingSinceMs = row.failing_since.getTime()
  if (row.resumed_at) endpoint.resumedAtMs = row.resumed_at.getTime()
  return endpoint
}

/** `nowMs` decides whether a secret that is being rotated out still signs. */
export const webhookEndpointRepository = (
  db: Database<Tables>,
  sealer: Sealer,
  nowMs: () => number,
): WebhookEndpointRepository => {
  const withSecrets = (row: Row): SigningEndpoint => {
    const secret = sealer.open(row.sealed_secret, contexts.sealed_secret(row.id))
    const before = row.sealed_previous_secret
    const isLive = before !== null && (row.previous_secret_until?.getTime() ?? Infinity) > nowMs()
    const previous = isLive ? [sealer.open(before, contexts.sealed_previous_secret(row.id))] : []
    return { ...readEndpoint(row), secrets: [secret, ...previous] }
  }
  const select = (scope: Scope) => scoped(db, scope).selectFrom('webhook_endpoints').selectAll()
  // Deliveries run many at a time, most of them to few endpoints.
  const findTogether = gather({ most: 100, inFlight: 2 }, async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where(eb => eb('id', '=', eb.fn.any(eb.val([...new Set(ids)]))))
      .execute()
    const byId = new Map(rows.map(row => [row.id, { row, signing: lazy(() => withSecrets(row)) }]))
    return ids.map(id => byId.get(id))
  })
  const change = (scope: Scope, id: string) => scoped(db, scope).updateTable('webhook_endpoints').where('id', '=', id)

  return {
    async list(scope) {
      return (await select(scope).orderBy('created_at').orderBy('id').execute()).map(readEndpoint)
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && readEndpoint(row)
    },

    async findSigning(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && withSecrets(row)
    },

    async findLive(id) {
      const found = await findTogether(id)
      if (!found) return undefined
      if (found.row.disabled_at === null) return found.signing()
      // The lock waits for a transaction that is just resuming it, which may not see the caller's event.
      const settled = await db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
      return settled?.disabled_at === null ? withSecrets(settled) : undefined
    },

    async insert({ scope, id, url, label, eventTypes, createdAtMs }, secret) {
      await db
        .insertInto('webhook_endpoints')
        .values({
          ...scopeColumns(scope),
          id,
          url,
          label,
          event_types: eventTypes ? [...eventTypes] : null,
          sealed_secret: sealer.seal(secret, contexts.sealed_secret(id)),
          signature_header: signatureHeader,
          created_at: new Date(createdAtMs),
        })
        .execute()
    },

    async update({ scope, id, url, label, eventTypes }) {
      await change(scope, id)
        .set({ url, label, event_types: eventTypes ? [...eventTypes] : null })
        .execute()
    },

    async replaceSecret(scope, id, secret, previousUntilMs) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      if (!row) return
      const before = sealer.open(row.sealed_secret, contexts.sealed_secret(id))
      const isKept = previousUntilMs !== undefined
      await change(scope, id)
        .set({
          sealed_secret: sealer.seal(secret, contexts.sealed_secret(id)),
          sealed_previous_secret: isKept ? sealer.seal(before, contexts.sealed_previous_secret(id)) : null,
          previous_secret_until: isKept ? new Date(previousUntilMs) : null,
        })
        .execute()
    },

    async pause(scope, id, atMs, reason) {
      const { numUpdatedRows } = await change(scope, id)
        .set({ disabled_at: new Date(atMs), disabled_reason: reason })
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async resume(scope, id, atMs) {
      await change(scope, id)
        .set({ disabled_at: null, disabled_reason: null, failing_since: null, resumed_at: new Date(atMs) })
        .execute()
    },

    async remove(scope, id) {
      const { numDeletedRows } = await scoped(db, scope)
        .deleteFrom('webhook_endpoints')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    async recordFailure(id, atMs) {
      const { failing_since: since } = await db
        .updateTable('webhook_endpoints')
        .set({ failing_since: sql`coalesce(failing_since, ${new Date(atMs)})` })
        .where('id', '=', id)
        .returning('failing_since')
        .executeTakeFirstOrThrow()
      return since?.getTime() ?? atMs
    },

    async recordSuccess(id) {
      await db.updateTable('webhook_endpoints').set({ failing_since: null }).where('id', '=', id).execute()
    },
  }
}
