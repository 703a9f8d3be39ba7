import { divide, isZero } from '@rialto/catalog'
import type { FoundOrder, OrderStatus, TimeInForce } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { isFiatCurrency } from '../../../kit/balances/fiatCurrencies.ts'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import type { Pair } from './markets.ts'

export const OrderId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const Order = Type.Object({
  symbol: Text,
  orderId: OrderId,
  clientOrderId: Type.String({ maxLength: 128 }),
  price: Amount,
  origQty: Amount,
  executedQty: Amount,
  /** Negative where Binance has no figure. */
  cummulativeQuoteQty: Decimal,
  status: Text,
  timeInForce: Text,
  type: Text,
  side: Text,
  time: Type.Integer({ minimum: 0 }),
  updateTime: Type.Integer({ minimum: 0 }),
})
type BinanceOrder = Type.Static<typeof Order>
export const isOrder = checkOf(Order)
export const isOrders = checkOf(Type.Array(Order, { maxItems: 1_000 }))

/** Every other status is in progress. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  PARTIALLY_FILLED: 'partiallyFilled',
  FILLED: 'success',
  CANCELED: 'cancelled',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  EXPIRED_IN_MATCH: 'expired',
}

const times: Readonly<Record<string, TimeInForce>> = {
  GTC: 'goodTillCanceled',
  IOC: 'immediateOrCancel',
  FOK: 'fillOrKill',
}

const kinds: Readonly<Record<string, FoundOrder['kind']>> = {
  MARKET: 'market',
  LIMIT: 'limit',
  LIMIT_MAKER: 'limit',
  STOP_LOSS: 'stopLoss',
  STOP_LOSS_LIMIT: 'stopLimit',
  TAKE_PROFIT: 'takeProfit',
  TAKE_PROFIT_LIMIT: 'takeProfit',
}

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** Binance counts orders per market: the id names it. */
export const upstreamIdOf = ({ symbol, paymentSymbol }: Pair, orderId: number): string =>
  `${symbol}-${paymentSymbol}-${orderId}`

export const readUpstreamId = (id: string): { pair: Pair; orderId: string } | undefined => {
  const [, symbol, paymentSymbol, orderId] = /^([A-Z0-9]{1,20})-([A-Z0-9]{1,20})-(\d{1,16})$/.exec(id) ?? []
  if (symbol === undefined || paymentSymbol === undefined || orderId === undefined) return undefined
  return { pair: { symbol, paymentSymbol }, orderId }
}

const pricePlaces = 12

/** The average price paid, rounded down; before anything traded, the limit. */
const priceOf = ({ cummulativeQuoteQty: value, executedQty, price }: BinanceOrder): string | undefined => {
  if (!isZero(executedQty) && !value.startsWith('-')) return divide(value, executedQty, pricePlaces, 'down')
  return isZero(price) ? undefined : price
}

/** One of Binance's orders as ours; MAPPING.md has the table. Binance's orders do not carry the fee. */
export const toFoundOrder = (order: BinanceOrder, pair: Pair): FoundOrder => {
  const amount = isZero(order.origQty) ? order.executedQty : order.origQty
  const price = priceOf(order)
  const { cummulativeQuoteQty: value } = order
  return {
    upstreamId: upstreamIdOf(pair, order.orderId),
    reference: order.clientOrderId,
    side: order.side === 'BUY' ? 'buy' : order.side === 'SELL' ? 'sell' : 'unknown',
    ...pair,
    paymentIsFiat: isFiatCurrency(pair.paymentSymbol),
    kind: lookUp(kinds, order.type) ?? 'unknown',
    timeInForce: order.type === 'LIMIT_MAKER' ? 'postOnly' : (lookUp(times, order.timeInForce) ?? 'unknown'),
    status: lookUp(statuses, order.status) ?? 'inProgress',
    upstreamStatus: order.status,
    createdAtMs: order.time,
    updatedAtMs: order.updateTime,
    ...(isZero(amount) ? {} : { amount }),
    ...defined({ price }),
    ...(isZero(value) || value.startsWith('-') ? {} : { value }),
  }
}
