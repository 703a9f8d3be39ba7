import type { BridgingAddress, BridgingAddressRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Selectable, sql } from 'kysely'

import type { Owner } from '../processes/joinProcesses.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { endColumns, pairOf } from './endColumns.ts'

type Row = Selectable<Tables['bridging_addresses']>

const read = (row: Row): BridgingAddress => {
  const { origin, destination } = pairOf(row)
  return {
    id: row.id,
    scope: scopeOf(row),
    userId: row.user_id,
    transactionId: row.transaction_id,
    transferId: row.transfer_id,
    ...linkOf(row),
    origin,
    destination: { ...destination, address: row.destination_address },
    createdAtMs: row.created_at.getTime(),
    ...defined({ minimumAmount: row.minimum_amount ?? undefined, requestedUntilMs: row.asked_until?.getTime() }),
    ...issuedOf(row),
    ...defined({
      firstSeenAtMs: row.first_seen_at?.getTime(),
      chainsReadAtMs: row.chains_read_at?.getTime(),
      closedAtMs: row.closed_at?.getTime(),
    }),
  }
}

const linkOf = ({ link_session_id: sessionId, client_transaction_id: id }: Row): Pick<BridgingAddress, 'link'> =>
  sessionId === null ? {} : { link: { sessionId, ...defined({ clientTransactionId: id ?? undefined }) } }

const issuedOf = (row: Row): Pick<BridgingAddress, 'issued'> => {
  const { provider, address, reference, issued_at: at } = row
  if (provider === null || address === null || reference === null || at === null) return {}
  const expires = row.expires_at === null ? {} : { expiresAtMs: row.expires_at.getTime() }
  return { issued: { provider, address, reference, ...expires, warnings: row.warnings, issuedAtMs: at.getTime() } }
}

export const bridgingAddressRepository = (
  db: Database<Tables>,
  owner: Owner | undefined,
): BridgingAddressRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('bridging_addresses').selectAll()
  const change = (id: string) => db.updateTable('bridging_addresses').where('id', '=', id)
  const unissued = (id: string) => db.deleteFrom('bridging_addresses').where('id', '=', id).where('address', 'is', null)

  return {
    async findOpen(scope, { userId, transactionId }) {
      const row = await select(scope)
        .where('user_id', '=', userId)
        .where('transaction_id', '=', transactionId)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      return row && read(row)
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && read(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && read(row)
    },

    async reserve(address) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('bridging_addresses')
        .values({
          ...scopeColumns(address.scope),
          ...endColumns(address),
          id: address.id,
          user_id: address.userId,
          transaction_id: address.transactionId,
          link_session_id: address.link?.sessionId ?? null,
          client_transaction_id: address.link?.clientTransactionId ?? null,
          transfer_id: address.transferId,
          destination_address: address.destination.address,
          minimum_amount: address.minimumAmount ?? null,
          created_at: new Date(address.createdAtMs),
        })
        .onConflict(conflict =>
          conflict
            .columns(['client_id', 'environment', 'user_id', 'transaction_id'])
            .where('closed_at', 'is', null)
            .doNothing(),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async acquireLease(id, { nowMs, untilMs }) {
      const row = await change(id)
        .set({ asked_until: new Date(untilMs), asked_by: owner?.id() ?? null, fence: sql`fence + 1` })
        .where('address', 'is', null)
        .where(eb => eb.or([eb('asked_until', 'is', null), eb('asked_until', '<=', new Date(nowMs))]))
        .returning('fence')
        .executeTakeFirst()
      return row?.fence
    },

    async discard(id, fence) {
      await unissued(id).where('fence', '=', fence).execute()
    },

    async discardAbandoned(id, nowMs) {
      await unissued(id)
        .where(eb => eb.or([eb('asked_until', 'is', null), eb('asked_until', '<=', new Date(nowMs))]))
        .execute()
    },

    async issue(id, issued) {
      const { numUpdatedRows } = await change(id)
        .set({
          provider: issued.provider,
          address: issued.address,
          reference: issued.reference,
          warnings: JSON.stringify(issued.warnings),
          expires_at: issued.expiresAtMs === undefined ? null : new Date(issued.expiresAtMs),
          issued_at: new Date(issued.issuedAtMs),
          asked_until: null,
          asked_by: null,
        })
        .where('address', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markSeen(id, atMs) {
      await change(id)
        .set({ first_seen_at: new Date(atMs) })
        .where('first_seen_at', 'is', null)
        .execute()
    },

    async markChainsRead(id, atMs) {
      await change(id)
        .set({ chains_read_at: atMs === undefined ? null : new Date(atMs) })
        .execute()
    },

    async close(id, atMs) {
      await change(id)
        .set({ closed_at: new Date(atMs) })
        .where('closed_at', 'is', null)
        .execute()
    },

    async findByProviderWebhook(environment, provider, { address, reference }) {
      const rows = await db
        .selectFrom('bridging_addresses')
        .select(['id', 'client_id', 'environment'])
        .where('environment', '=', environment)
        .where('provider', '=', provider)
        .where(eb =>
          eb.or([
            ...(address === undefined ? [] : [eb(eb.fn('lower', ['address']), '=', address.toLowerCase())]),
            ...(reference === undefined ? [] : [eb('reference', '=', reference)]),
          ]),
        )
        .limit(10)
        .execute()
      return rows.map(row => ({ id: row.id, scope: scopeOf(row) }))
    },
  }
}
