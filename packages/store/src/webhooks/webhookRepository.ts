import type { TransferEventType, WebhookEndpoint, WebhookRepository } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Sealer } from '../sealer.ts'
import type { Tables } from '../tables.ts'

const contexts = sealedColumns.webhook_endpoints.columns

/** `nowMs` decides whether a secret that is being rotated out still signs. */
export const webhookRepository = (db: Database<Tables>, sealer: Sealer, nowMs: () => number): WebhookRepository => {
  const readEndpoint = (row: Selectable<Tables['webhook_endpoints']>): WebhookEndpoint => {
    const secret = sealer.open(row.sealed_secret, contexts.sealed_secret(row.id))
    const live = row.sealed_previous_secret !== null && (row.previous_secret_until?.getTime() ?? Infinity) > nowMs()
    const previous = live
      ? [sealer.open(row.sealed_previous_secret ?? Buffer.alloc(0), contexts.sealed_previous_secret(row.id))]
      : []
    return {
      id: row.id,
      scope: scopeOf(row),
      url: row.url,
      secrets: [secret, ...previous],
      signatureHeader: row.signature_header,
    }
  }

  const openEvents = ({ endpointId, transferId }: { endpointId: string; transferId: string }) =>
    db
      .selectFrom('webhook_events')
      .select('id')
      .where('endpoint_id', '=', endpointId)
      .where('transfer_id', '=', transferId)
      .where('delivered_at', 'is', null)
      .where('given_up_at', 'is', null)

  return {
    async listLiveEndpoints(scope) {
      const rows = await db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('client_id', '=', scope.clientId)
        .where('environment', '=', scope.environment)
        .where('disabled_at', 'is', null)
        .execute()
      return rows.map(readEndpoint)
    },

    async insertEvent(event) {
      await db
        .insertInto('webhook_events')
        .values({
          ...scopeColumns(event.scope),
          id: event.eventId,
          endpoint_id: event.endpointId,
          transfer_id: event.transferId,
          sequence: event.sequence,
          type: event.type,
          body: JSON.stringify(event.body),
          created_at: new Date(event.createdAtMs),
        })
        .execute()
    },

    async findEvent(eventId) {
      const row = await db.selectFrom('webhook_events').selectAll().where('id', '=', eventId).executeTakeFirst()
      if (!row) return undefined
      const event = {
        eventId: row.id,
        scope: scopeOf(row),
        endpointId: row.endpoint_id,
        transferId: row.transfer_id,
        sequence: row.sequence,
        type: row.type as TransferEventType,
        body: row.body as Readonly<Record<string, unknown>>,
        createdAtMs: row.created_at.getTime(),
      }
      const isEnded = row.delivered_at !== null || row.given_up_at !== null
      return { event, isEnded }
    },

    async findLiveEndpoint(endpointId) {
      const row = await db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('id', '=', endpointId)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      return row && readEndpoint(row)
    },

    async isHeldBack({ endpointId, transferId, sequence }) {
      // The lock waits for a transaction that is just ending the earlier event: it may not see this one, and not wake it.
      const earlier = await openEvents({ endpointId, transferId })
        .where('sequence', '<', sequence)
        .limit(1)
        .forShare()
        .executeTakeFirst()
      return earlier !== undefined
    },

    async findNextOpen({ endpointId, transferId, sequence }) {
      const next = await openEvents({ endpointId, transferId })
        .where('sequence', '>', sequence)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst()
      return next?.id
    },

    async insertAttempt(attempt) {
      await db
        .insertInto('webhook_attempts')
        .values({
          id: attempt.id,
          event_id: attempt.eventId,
          number: attempt.number,
          started_at: new Date(attempt.startedAtMs),
          duration_ms: attempt.durationMs,
          status: attempt.status ?? null,
          error: attempt.error?.slice(0, 500) ?? null,
        })
        .execute()
    },

    async countAttempts(eventId) {
      const { attempts } = await db
        .selectFrom('webhook_attempts')
        .select(eb => eb.fn.countAll<bigint>().as('attempts'))
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow()
      return Number(attempts)
    },

    async markDelivered(eventId, atMs) {
      await db
        .updateTable('webhook_events')
        .set({ delivered_at: new Date(atMs) })
        .where('id', '=', eventId)
        .execute()
    },

    async markGivenUp(eventId, atMs) {
      await db
        .updateTable('webhook_events')
        .set({ given_up_at: new Date(atMs) })
        .where('id', '=', eventId)
        .execute()
    },

    async disableEndpoint(endpointId, atMs, reason) {
      await db
        .updateTable('webhook_endpoints')
        .set({ disabled_at: new Date(atMs), disabled_reason: reason })
        .where('id', '=', endpointId)
        .execute()
    },
  }
}
