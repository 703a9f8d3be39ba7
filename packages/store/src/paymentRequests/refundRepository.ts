import type { Refund, RefundRepository, Scope } from '@rialto/core'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { paysAnother } from '../payouts/paysAnother.ts'
import { listRefunds } from './listRefunds.ts'
import { readRefund, refundRow } from './paymentRequestRow.ts'

export const refundRepository = (db: Database<Tables>, digests: Digests): RefundRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('refunds').selectAll()

  const listOfAll = async (requestIds: readonly string[]): Promise<Refund[]> => {
    const rows = await db
      .selectFrom('refunds')
      .selectAll()
      .where(eb => eb('request_id', '=', eb.fn.any(eb.val([...requestIds]))))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(readRefund)
  }

  return {
    async insert(refund) {
      await db
        .insertInto('refunds')
        .values({ ...scopeColumns(refund.scope), ...refundRow(refund) })
        .execute()
    },

    async update(refund) {
      const row = refundRow(refund)
      const { to_address, address_tag, status, approved_by, hash, failure_message, arrived, sequence, finished_at } =
        row
      const { id, scope, networkId, to } = refund
      // The index would end the caller's transaction with an error.
      if (hash !== null && to !== undefined && refund.status !== 'failed') {
        const { environment } = scope
        if (await paysAnother(db, digests, { id, environment, networkId, hash, to })) return false
      }
      await scoped(db, scope)
        .updateTable('refunds')
        .set({ to_address, address_tag, status, approved_by, hash, failure_message, arrived, sequence, finished_at })
        .where('id', '=', id)
        .execute()
      return true
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && readRefund(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && readRefund(row)
    },

    listOf: requestId => listOfAll([requestId]),

    listOfAll,

    async listReturnsOf(unassignedPaymentId) {
      const rows = await db
        .selectFrom('refunds')
        .selectAll()
        .where('unassigned_payment_id', '=', unassignedPaymentId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(readRefund)
    },

    list: (scope, filter) => listRefunds(db, scope, filter),
  }
}
