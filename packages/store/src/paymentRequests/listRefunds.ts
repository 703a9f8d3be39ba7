import type { ListedRefund, RefundFilter, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { readRefund } from './paymentRequestRow.ts'

/** Refunds of the client with the users of their payment requests, the newest first. */
export const listRefunds = async (
  db: Database<Tables>,
  scope: Scope,
  filter: RefundFilter,
): Promise<ListedRefund[]> => {
  const refunds = (await selectRows(db, scope, filter)).map(readRefund)
  const requests = await scoped(db, scope)
    .selectFrom('payment_requests')
    .select(['id', 'user_id', 'client_transaction_id'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(refunds.flatMap(({ requestId = [] }) => requestId)))))
    .execute()
  const byId = new Map(requests.map(request => [request.id, request]))
  return refunds.map(refund => {
    const request = byId.get(refund.requestId ?? '')
    const clientTransactionId = request?.client_transaction_id ?? undefined
    return { ...refund, ...defined({ userId: request?.user_id, clientTransactionId }) }
  })
}

const selectRows = (
  db: Database<Tables>,
  scope: Scope,
  { id, requestId, unassignedPaymentId: paymentId, userId, statuses, before, count }: RefundFilter,
) =>
  scoped(db, scope)
    .selectFrom('refunds')
    .selectAll()
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .$if(requestId !== undefined, query => query.where('request_id', '=', requestId ?? ''))
    .$if(paymentId !== undefined, query => query.where('unassigned_payment_id', '=', paymentId ?? ''))
    .$if(userId !== undefined, query =>
      query.where(
        'request_id',
        'in',
        scoped(db, scope)
          .selectFrom('payment_requests')
          .select('id')
          .where('user_id', '=', userId ?? ''),
      ),
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
