import { isZero, parseDecimal } from '@rialto/catalog'
import type { FoundOrder, OrderStatus, TimeInForce } from '@rialto/core'
import { isFiatCurrency } from '../../../kit/fiatCurrencies.ts'
import { isoTime } from '../../../kit/isoTime.ts'
import type { CoinbaseOrder } from './schemas.ts'
import { isSize } from './schemas.ts'

/** What nobody knows is in progress. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  FILLED: 'success',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
}

const times: Readonly<Record<string, TimeInForce>> = {
  GOOD_UNTIL_CANCELLED: 'goodTillCanceled',
  IMMEDIATE_OR_CANCEL: 'immediateOrCancel',
  FILL_OR_KILL: 'fillOrKill',
}

const kinds: Readonly<Record<string, FoundOrder['kind']>> = {
  MARKET: 'market',
  LIMIT: 'limit',
  STOP: 'stopLoss',
  STOP_LIMIT: 'stopLimit',
}

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined =>
  name != null && Object.hasOwn(table, name) ? table[name] : undefined

/** A decimal where there is one with a value. */
const valued = (text: string | null | undefined): string | undefined => {
  const decimal = parseDecimal(text ?? '')
  return decimal === undefined || isZero(decimal) ? undefined : decimal
}

const sizeOf = (order: CoinbaseOrder) => {
  const [configuration] = Object.values(order.order_configuration)
  return isSize(configuration) ? configuration : {}
}

const given = <K extends string>(name: K, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [name in K]?: string }

/** An order of theirs in our words; MAPPING.md has the table. */
export const toFoundOrder = (order: CoinbaseOrder): FoundOrder => {
  const [symbol = '', paymentSymbol = ''] = order.product_id.split('-')
  const { base_size, limit_price, post_only } = sizeOf(order)
  const filled = valued(order.filled_size)
  const known = lookUp(statuses, order.status)
  const createdAtMs = isoTime(order.created_time, 'Coinbase')
  return {
    upstreamId: order.order_id,
    side: order.side === 'BUY' ? 'buy' : order.side === 'SELL' ? 'sell' : 'unknown',
    symbol,
    paymentSymbol,
    paymentIsFiat: isFiatCurrency(paymentSymbol),
    kind: lookUp(kinds, order.order_type) ?? 'unknown',
    timeInForce: post_only === true ? 'postOnly' : (lookUp(times, order.time_in_force) ?? 'unknown'),
    status: known ?? (filled === undefined ? 'inProgress' : 'partiallyFilled'),
    upstreamStatus: order.status,
    createdAtMs,
    updatedAtMs: order.last_fill_time ? isoTime(order.last_fill_time, 'Coinbase') : createdAtMs,
    ...(order.client_order_id ? { reference: order.client_order_id } : {}),
    ...given('amount', valued(base_size) ?? filled),
    ...given('price', valued(order.average_filled_price) ?? valued(limit_price)),
    ...given('value', valued(order.filled_value)),
    ...given('fee', valued(order.total_fees)),
  }
}
