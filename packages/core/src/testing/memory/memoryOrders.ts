import { defined } from '@rialto/defined'

import type { Scope } from '../../kernel/scope.ts'
import type { OrderRecord } from '../../orders/ports.ts'
import type { Repositories } from '../../store.ts'
import { type Run, UniqueViolation } from './memoryDatabase.ts'
import type { Client } from './memorySession.ts'
import { isOf } from './rows.ts'

export interface OrderRow extends OrderRecord {
  ownerId: string | undefined
}
export const openOrderPhases = new Set(['sending', 'unknown'])

export const memoryOrders = (run: Run, { ownerId, skewMs = 0 }: Client): Repositories['orders'] => {
  const ofConnection = (
    scope: Scope,
    connectionId: string,
    isIt: (row: OrderRow) => boolean = () => true,
  ): Promise<OrderRecord[]> =>
    run(db =>
      db
        .all<OrderRow>('orders')
        .filter(row => isOf(scope, row) && row.connectionId === connectionId && isIt(row))
        .map(({ ownerId: _, ...order }) => ({ ...order, createdAtMs: order.createdAtMs + skewMs }))
        .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? -1 : 1)),
    )
  return {
    insert: order =>
      run(async db => {
        if (!db.get('connections', order.connectionId)) return false
        await db.lock(`orders:${order.id}`)
        if (db.get('orders', order.id)) throw new UniqueViolation('orders_pkey')
        db.put('orders', order.id, { ...order, createdAtMs: order.createdAtMs - skewMs, ownerId })
        return true
      }),
    update: order =>
      run(async db => {
        if (!db.get('orders', order.id)) return false
        await db.lock(`orders:${order.id}`)
        const row = db.get<OrderRow>('orders', order.id)
        if (!row || !isOf(order.scope, row)) return false
        // Forward only: a final row stays, and nothing goes back to `sending`.
        if (order.phase === 'unknown' ? row.phase !== 'sending' : !openOrderPhases.has(row.phase)) return false
        const { phase, updatedAtMs, upstreamId, failureMessage } = order
        db.put('orders', order.id, { ...row, phase, updatedAtMs, ...defined({ upstreamId, failureMessage }) })
        return true
      }),
    find: async (scope, connectionId, id) => (await ofConnection(scope, connectionId, row => row.id === id))[0],
    findByReferences: (scope, connectionId, references) =>
      ofConnection(scope, connectionId, ({ reference }) => references.includes(reference)),
    listOpen: (scope, connectionId) => ofConnection(scope, connectionId, ({ phase }) => openOrderPhases.has(phase)),
    async listMarkets(scope, connectionId) {
      const orders = await ofConnection(scope, connectionId)
      const markets = orders.map(
        ({ symbol, paymentSymbol }) => [`${symbol}:${paymentSymbol}`, { symbol, paymentSymbol }] as const,
      )
      return [...new Map(markets.toReversed())].toReversed().map(([, market]) => market)
    },
  }
}
