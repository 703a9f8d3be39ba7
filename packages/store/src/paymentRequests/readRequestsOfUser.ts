import type { ExportedRequest, Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { bridgePaymentRepository } from './bridgePaymentRepository.ts'
import { readPayment, readRefund, readRequest } from './paymentRequestRow.ts'

/** The payment requests of a user with their payments and refunds, oldest first. */
export const readRequestsOfUser = async (
  db: Database<Tables>,
  scope: Scope,
  userId: string,
): Promise<ExportedRequest[]> => {
  const requests = await scoped(db, scope)
    .selectFrom('payment_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ids = requests.map(({ id }) => id)
  const payments = await db
    .selectFrom('incoming_payments')
    .selectAll()
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('number')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('created_at')
    .execute()
  const bridgePayments = await bridgePaymentRepository(db).listOf(ids)
  return requests.map(row => {
    const { scope: _, ...request } = readRequest(row)
    return {
      ...request,
      payments: payments.filter(one => one.request_id === row.id).map(exportedPayment),
      refunds: refunds.filter(one => one.request_id === row.id).map(exportedRefund),
      bridgePayments: bridgePayments.flatMap(({ requestId, scope: _, ...one }) => (requestId === row.id ? [one] : [])),
    }
  })
}

const exportedPayment = (row: Parameters<typeof readPayment>[0]): ExportedRequest['payments'][number] => {
  const { requestId: _, block, ...payment } = readPayment(row)
  return { ...payment, block: String(block) }
}

const exportedRefund = (row: Parameters<typeof readRefund>[0]): ExportedRequest['refunds'][number] => {
  const { requestId: _, scope: __, ...refund } = readRefund(row)
  return refund
}
