import { randomUUID } from 'node:crypto'
import type { Orders, OrderToPlace } from '@rialto/core'
import type { ConformanceSubject, TradingSubject } from './subject.ts'

export interface Trading extends TradingSubject {
  orders: Orders
  /** A small purchase far below the price, so that it stays open. */
  order(change?: Partial<OrderToPlace>): OrderToPlace
}

/**
 * The subject's orders; `undefined` if it offers none. Throws if the connector offers orders and the simulator's
 * controls are missing.
 */
export const ordersOf = ({ connector, trading }: ConformanceSubject): Trading | undefined => {
  const { orders } = connector
  if ((orders === undefined) !== (trading === undefined))
    throw new Error('orders: the connector and the subject disagree')
  if (orders === undefined || trading === undefined) return undefined
  const order = (change: Partial<OrderToPlace> = {}): OrderToPlace => ({
    ...trading.market,
    side: 'buy',
    kind: 'limit',
    amount: '0.01',
    amountIn: 'symbol',
    price: '2000',
    timeInForce: 'goodTillCanceled',
    reference: randomUUID(),
    notAfterMs: Number.MAX_SAFE_INTEGER,
    ...change,
  })
  return { ...trading, orders, order }
}
