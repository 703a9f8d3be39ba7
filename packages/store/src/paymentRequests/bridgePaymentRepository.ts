import type { BridgePayment, BridgePaymentRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const columnsOf = ({ scope, origin, ...payment }: BridgePayment) => ({
  ...scopeColumns(scope),
  id: payment.id,
  request_id: payment.requestId,
  link_session_id: payment.linkSessionId ?? null,
  network: origin.network,
  asset: origin.asset,
  network_id: payment.networkId,
  amount: payment.amount,
  payout_amount: payment.payoutAmount,
  refund_address: payment.refundAddress,
  provider: payment.provider,
  address: payment.address,
  reference: payment.reference,
  pay_ins: JSON.stringify(payment.payIns),
  created_at: new Date(payment.createdAtMs),
  expires_at: new Date(payment.expiresAtMs),
})

export const bridgePaymentRepository = (db: Database<Tables>): BridgePaymentRepository => ({
  async insert(payment) {
    const written = await db
      .insertInto('bridge_payments')
      .values(columnsOf(payment))
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return written !== undefined
  },

  async find(scope, id) {
    const row = await scoped(db, scope)
      .selectFrom('bridge_payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && readBridgePayment(row)
  },

  async listOf(requestIds) {
    const rows = await db
      .selectFrom('bridge_payments')
      .selectAll()
      .where(eb => eb('request_id', '=', eb.fn.any(eb.val([...requestIds]))))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(readBridgePayment)
  },

  async setPayIns(scope, id, payIns) {
    await scoped(db, scope)
      .updateTable('bridge_payments')
      .set({ pay_ins: JSON.stringify(payIns) })
      .where('id', '=', id)
      .execute()
  },
})

const readBridgePayment = (row: Selectable<Tables['bridge_payments']>): BridgePayment => ({
  id: row.id,
  scope: scopeOf(row),
  requestId: row.request_id,
  origin: { network: row.network, asset: row.asset },
  networkId: row.network_id,
  amount: row.amount,
  payoutAmount: row.payout_amount,
  refundAddress: row.refund_address,
  provider: row.provider,
  address: row.address,
  reference: row.reference,
  payIns: row.pay_ins,
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  ...defined({ linkSessionId: row.link_session_id ?? undefined }),
})
