import type { Refund, RefundRepository, Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { refundDigest } from './eraseRequests.ts'
import { readRefund, refundRow } from './paymentRequestRow.ts'

export const refundRepository = (db: Database<Tables>, digests: Digests): RefundRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('refunds').selectAll()

  /** Whether the transaction paid a refund that was erased, to the same destination. */
  const paidErased = async ({ scope: { environment }, networkId, to }: Refund, hash: string): Promise<boolean> => {
    if (to === undefined) return false
    const paid = { environment, networkId, hash, address: to.address, tag: to.tag ?? null }
    const digest = refundDigest(await digests(db, environment), paid)
    const row = await db.selectFrom('claims').select('kind').where('digest', '=', digest).executeTakeFirst()
    return row !== undefined
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
      const { to_address, address_tag, status, approved_by, hash, failure_message, sequence, finished_at } = row
      // Of two refunds that name one transaction, the index rejects the second. This answers it before an error would
      // end the caller's transaction.
      const other = await db
        .selectFrom('refunds')
        .select('id')
        .where('environment', '=', refund.scope.environment)
        .where('network_id', '=', refund.networkId)
        .where(sql`lower(hash)`, '=', (hash ?? '').toLowerCase())
        .where(sql`lower(to_address)`, '=', (to_address ?? '').toLowerCase())
        .where(sql`coalesce(address_tag, '')`, '=', address_tag ?? '')
        .where('status', '!=', 'failed')
        .where('id', '!=', refund.id)
        .executeTakeFirst()
      if (hash !== null && (other || (await paidErased(refund, hash)))) return false
      await scoped(db, refund.scope)
        .updateTable('refunds')
        .set({ to_address, address_tag, status, approved_by, hash, failure_message, sequence, finished_at })
        .where('id', '=', refund.id)
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

    async listOf(requestId) {
      const rows = await db
        .selectFrom('refunds')
        .selectAll()
        .where('request_id', '=', requestId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(readRefund)
    },
  }
}
