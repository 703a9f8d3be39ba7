import type { PayoutRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { payoutRow, readPayout } from './payoutRow.ts'
import { paysAnother } from './paysAnother.ts'

const mostAddresses = 100

export const payoutRepository = (db: Database<Tables>, digests: Digests): PayoutRepository => {
  const select = (scope: Scope) => scoped(db, scope).selectFrom('payouts').selectAll()
  return {
    async insert(payout) {
      const inserted = await db
        .insertInto('payouts')
        .values(payoutRow(payout))
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    async update(payout) {
      const { id, scope, networkId, hash, to } = payout
      const { environment } = scope
      if (hash !== undefined && payout.status !== 'failed') {
        if (await paysAnother(db, digests, { id, environment, networkId, hash, to })) return false
      }
      const { status, failure_message, arrived, sequence, finished_at, credited_at, ...row } = payoutRow(payout)
      await scoped(db, scope)
        .updateTable('payouts')
        .set({ status, hash: row.hash, failure_message, arrived, sequence, finished_at, credited_at })
        .where('id', '=', id)
        .execute()
      return true
    },

    async find(scope, id) {
      const row = await select(scope).where('id', '=', id).executeTakeFirst()
      return row && readPayout(row)
    },

    async findForUpdate(scope, id) {
      const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && readPayout(row)
    },

    async findConfirmed(scope, { userId, linkSessionId, clientTransactionId }) {
      const row = await select(scope)
        .where('status', 'in', ['pending', 'succeeded'])
        .where('user_id', '=', userId)
        .where(eb =>
          eb.or([
            eb('link_session_id', '=', linkSessionId),
            ...(clientTransactionId === undefined ? [] : [eb('client_transaction_id', '=', clientTransactionId)]),
          ]),
        )
        .orderBy(sql`link_session_id = ${linkSessionId}`, 'desc')
        .executeTakeFirst()
      return row && readPayout(row)
    },

    async listAddresses(scope, userId) {
      const rows = await scoped(db, scope)
        .selectFrom('payouts')
        .select(['network_id', 'to_address', 'address_tag'])
        .select(sql<string>`(array_agg(to_name order by created_at desc))[1]`.as('to_name'))
        .select(sql<string>`count(*) filter (where status = 'succeeded')`.as('succeeded'))
        .select(sql<Date>`max(created_at)`.as('confirmed_at'))
        .where('user_id', '=', userId)
        .groupBy(['network_id', 'to_address', 'address_tag'])
        .orderBy('confirmed_at', 'desc')
        .limit(mostAddresses)
        .execute()
      return rows.map(row => ({
        networkId: row.network_id,
        to: { address: row.to_address, ...defined({ tag: row.address_tag ?? undefined }) },
        toName: row.to_name,
        succeededPayouts: Number(row.succeeded),
        confirmedAtMs: row.confirmed_at.getTime(),
      }))
    },

    async list(scope, { id, userId, clientTransactionId, statuses, before, count }) {
      const rows = await select(scope)
        .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
        .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? ''))
        .$if(clientTransactionId !== undefined, query =>
          query.where('client_transaction_id', '=', clientTransactionId ?? ''),
        )
        .$if(statuses !== undefined, query =>
          query.where(eb => eb('status', '=', eb.fn.any(eb.val([...(statuses ?? [])])))),
        )
        .$if(before !== undefined, query =>
          query.where(
            eb => eb.refTuple('created_at', 'id'),
            '<',
            eb => eb.tuple(eb.val(new Date(before?.createdAtMs ?? 0)), eb.val(before?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.map(readPayout)
    },

    async readOfUser(scope, userId) {
      const rows = await select(scope).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
      return rows.map(row => {
        const { scope: _, ...payout } = readPayout(row)
        return payout
      })
    },
  }
}
