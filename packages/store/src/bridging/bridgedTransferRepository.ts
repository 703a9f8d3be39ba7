import { type BridgedTransfer, type BridgedTransferRepository, bridgedSource, type Scope } from '@rialto/core'

import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { recordChange } from '../transfers/recordChange.ts'
import { detailOf, readBridged } from './bridgedTransferRow.ts'

const at = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

const changing = (transfer: BridgedTransfer) => ({
  amount: transfer.amount,
  price_usd: transfer.priceUsd,
  refund_address: transfer.refundTo?.address ?? null,
  refund_address_tag: transfer.refundTo?.tag ?? null,
  phase: transfer.phase,
  hash: transfer.hash ?? null,
  failure_message: transfer.failureMessage ?? null,
  sequence: transfer.sequence,
  accepted_at: at(transfer.acceptedAtMs),
  finished_at: at(transfer.finishedAtMs),
  late_handled_at: at(transfer.handledAtMs),
  bridge_operation: transfer.operation ?? null,
  bridge: detailOf(transfer),
})

const lasting = (transfer: BridgedTransfer) => ({
  ...scopeColumns(transfer.scope),
  id: transfer.id,
  connection_id: null,
  bridging_address_id: transfer.addressId,
  reference: `bridge-${transfer.id}`,
  user_id: transfer.userId,
  client_transaction_id: transfer.clientTransactionId ?? null,
  type: bridgedSource.type,
  transfer_type: 'deposit' as const,
  symbol: transfer.symbol,
  network_id: transfer.networkId,
  to_address: transfer.toAddress,
  fee: '0',
  is_fee_included: true,
  address_tag: null,
  sub_client_id: null,
  institution_transaction_id: null,
  confirmations: null,
  created_at: new Date(transfer.createdAtMs),
})

/** Bridged rows of `transfers`: the list, its filters and the events are the same for all transfers. */
export const bridgedTransferRepository = (db: Database<Tables>): BridgedTransferRepository => {
  const select = (scope: Scope) =>
    scoped(db, scope).selectFrom('transfers').selectAll().where('bridging_address_id', 'is not', null)

  return {
    async insert(transfer, reason) {
      const row = { ...lasting(transfer), ...changing(transfer) }
      await recordChange(
        db.with('changed', tx => tx.insertInto('transfers').values(row).returning('id')),
        transfer,
        reason,
      )
    },

    async update(transfer, reason) {
      const changed = db.with('changed', tx =>
        scoped(tx, transfer.scope)
          .updateTable('transfers')
          .set(changing(transfer))
          .where('id', '=', transfer.id)
          .where('sequence', '<=', transfer.sequence)
          // Status moves forward only; a refund changes a failed transfer and leaves it failed.
          .where(eb => eb.or([eb('phase', '=', 'accepted'), eb('phase', '=', transfer.phase)]))
          .returning('id'),
      )
      if (!(await recordChange(changed, transfer, reason))) throw new Error(`transfer ${transfer.id} is final or gone`)
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && readBridged(row)
    },

    async listUnreturned({ environment, clientId }, { paidInBeforeMs, count }) {
      const paidInBefore = new Date(paidInBeforeMs)
      const unreturned = db
        .selectFrom('transfers')
        .where('environment', '=', environment)
        .where('bridging_address_id', 'is not', null)
        .where('late_handled_at', 'is', null)
        .where('phase', 'in', ['accepted', 'failed'])
        .where(eb =>
          eb.or([
            eb.and([eb('phase', '=', 'accepted'), eb(sql`bridge->>'recovery'`, '=', 'held')]),
            eb.and([
              eb('accepted_at', '<', paidInBefore),
              eb(sql`bridge->>'reported'`, 'in', ['pending', 'failed', 'refundPending']),
            ]),
          ]),
        )
        .$if(clientId !== undefined, query => query.where('client_id', '=', clientId ?? ''))
      const [rows, { total }] = await Promise.all([
        unreturned.orderBy('created_at').orderBy('id').selectAll().limit(count).execute(),
        unreturned.select(eb => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(readBridged), total: Number(total) }
    },

    async listForUpdate(scope, addressId) {
      const rows = await select(scope)
        .where('bridging_address_id', '=', addressId)
        .orderBy('created_at')
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(readBridged)
    },
  }
}
