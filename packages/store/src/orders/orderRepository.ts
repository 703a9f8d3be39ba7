import { openOrderPhases, type OrderRecord, type OrderRepository, type Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import type { Owner } from '../processes/joinProcesses.ts'
import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { momentOf } from '../queue/moment.ts'
import { scopeColumns, scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { ageMs, type StoreTime } from '../storeTime.ts'
import type { Tables } from '../tables.ts'

/** Above any realistic number of open orders. */
const maxOpen = 250
const maxMarkets = 50

const readAt = (nowMs: number, row: Selectable<Tables['orders']> & { age_ms: number }): OrderRecord => ({
  id: row.id,
  scope: scopeOf(row),
  connectionId: row.connection_id,
  side: row.side,
  symbol: row.symbol,
  paymentSymbol: row.payment_symbol,
  paymentIsFiat: row.payment_is_fiat,
  kind: row.kind,
  amount: row.amount,
  amountIn: row.amount_in,
  timeInForce: row.time_in_force,
  phase: row.phase,
  reference: row.reference,
  createdAtMs: Math.round(nowMs - row.age_ms),
  updatedAtMs: row.updated_at.getTime(),
  isAbandoned: row.abandoned_at !== null,
  ...defined({
    price: row.price ?? undefined,
    upstreamId: row.native_id ?? undefined,
    failureMessage: row.failure_message ?? undefined,
  }),
})

const changing = (order: OrderRecord) => ({
  phase: order.phase,
  native_id: order.upstreamId ?? null,
  failure_message: order.failureMessage?.slice(0, 500) ?? null,
  updated_at: new Date(order.updatedAtMs),
})

const columnsOf = (order: OrderRecord, owner: Owner | undefined, time: StoreTime) => ({
  ...scopeColumns(order.scope),
  ...changing(order),
  id: order.id,
  connection_id: order.connectionId,
  side: order.side,
  symbol: order.symbol,
  payment_symbol: order.paymentSymbol,
  payment_is_fiat: order.paymentIsFiat,
  kind: order.kind,
  amount: order.amount,
  amount_in: order.amountIn,
  price: order.price ?? null,
  time_in_force: order.timeInForce,
  reference: order.reference,
  owner_id: owner?.id() ?? null,
  created_at: momentOf(time.moment(order.createdAtMs)),
})

export const orderRepository = (db: Database<Tables>, owner: Owner | undefined, time: StoreTime): OrderRepository => {
  const read = (row: Parameters<typeof readAt>[1]) => readAt(time.nowMs(), row)
  const select = (scope: Scope, connectionId: string) =>
    scoped(db, scope).selectFrom('orders').where('connection_id', '=', connectionId)

  return {
    async insert(order) {
      return transaction(db, tx => insertLocked(tx, columnsOf(order, owner, time)))
    },

    async update(order) {
      const { numUpdatedRows } = await scoped(db, order.scope)
        .updateTable('orders')
        .set(changing(order))
        .where('id', '=', order.id)
        // Forward only: a final row stays unchanged, and no row returns to `sending`.
        .where('phase', 'in', order.phase === 'unknown' ? ['sending'] : openOrderPhases)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async find(scope, connectionId, id) {
      const row = await select(scope, connectionId)
        .selectAll()
        .select(ageMs(time).as('age_ms'))
        .where('id', '=', id)
        .executeTakeFirst()
      return row && read(row)
    },

    async findByReferences(scope, connectionId, references) {
      if (references.length === 0) return []
      const rows = await select(scope, connectionId)
        .selectAll()
        .select(ageMs(time).as('age_ms'))
        .where(eb => eb('reference', '=', eb.fn.any(eb.val([...references]))))
        .execute()
      return rows.map(read)
    },

    async listOpen(scope, connectionId) {
      const rows = await select(scope, connectionId)
        .selectAll()
        .select(ageMs(time).as('age_ms'))
        .where('phase', 'in', openOrderPhases)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(maxOpen)
        .execute()
      return rows.map(read)
    },

    async listMarkets(scope, connectionId) {
      const rows = await select(scope, connectionId)
        .select(['symbol', 'payment_symbol'])
        .groupBy(['symbol', 'payment_symbol'])
        .orderBy(eb => eb.fn.max('created_at'), 'desc')
        .limit(maxMarkets)
        .execute()
      return rows.map(row => ({ symbol: row.symbol, paymentSymbol: row.payment_symbol }))
    },
  }
}

/** The lock waits for an erase in progress, after which the connection does not exist. */
const insertLocked = async (tx: Database<Tables>, order: ReturnType<typeof columnsOf>): Promise<boolean> => {
  const connection = await scoped(tx, scopeOf(order))
    .selectFrom('connections')
    .select('id')
    .where('id', '=', order.connection_id)
    .where('removed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!connection) return false
  await tx.insertInto('orders').values(order).execute()
  return true
}
