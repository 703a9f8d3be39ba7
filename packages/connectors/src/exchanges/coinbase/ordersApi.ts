import { defined } from '@rialto/defined'
import Type from 'typebox'
import { isZero, parseDecimal } from '@rialto/catalog'
import type { FoundOrder, OrderStatus, TimeInForce } from '@rialto/core'
import { codes, type ErrorRule, type ErrorTable, refusals } from '../../kit/http/errorTable.ts'
import { parseDecimals } from '../../kit/http/parseLossless.ts'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { Amount, FittingRows, Text, checkOf, nullable } from '@rialto/contract'
import { isDate } from './api.ts'
import { coinbaseErrors } from './errors.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'

/** Ids used in a request's path. */
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
/** Coinbase sends an empty text for decimals without a value. */
const MaybeAmount = Type.Optional(nullable(Type.String({ maxLength: 82 })))

const Order = Type.Object({
  order_id: Id,
  product_id: Text,
  client_order_id: Type.Optional(nullable(Type.String({ maxLength: 256 }))),
  side: Text,
  status: Text,
  created_time: Type.String({ minLength: 10, maxLength: 40 }),
  last_fill_time: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  time_in_force: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  order_type: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  filled_size: MaybeAmount,
  filled_value: MaybeAmount,
  average_filled_price: MaybeAmount,
  total_fees: MaybeAmount,
  order_configuration: Type.Record(Type.String(), Type.Unknown()),
})
type CoinbaseOrder = Type.Static<typeof Order>

export const isOrder = checkOf(Type.Object({ order: Order }))
export const isOrderPage = checkOf(
  Type.Object({
    orders: FittingRows(Order, {
      of: 'orders',
      maxItems: 1_000,
      fits: ({ created_time: at, last_fill_time: filledAt }) => isDate(at) && (!filledAt || isDate(filledAt)),
    }),
    has_next: Type.Boolean(),
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
  }),
)

/** Size and price in the configuration of any kind of order. */
const isSize = checkOf(
  Type.Object({ base_size: MaybeAmount, limit_price: MaybeAmount, post_only: Type.Optional(Type.Boolean()) }),
)

/** A success counts only with an id and our own reference. */
export const isPlaced = checkOf(
  Type.Object({
    success: Type.Literal(true),
    success_response: Type.Object({ order_id: Id, client_order_id: Type.Optional(Text) }),
  }),
)

export const isPreview = checkOf(
  Type.Object({
    order_total: Amount,
    commission_total: Amount,
    errs: Type.Array(Text, { maxItems: 50 }),
    est_average_filled_price: MaybeAmount,
  }),
)

export const isCancelled = checkOf(
  Type.Object({
    results: Type.Array(
      Type.Object({ success: Type.Boolean(), failure_reason: Type.String({ maxLength: 128 }), order_id: Id }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
)

const Product = Type.Object({
  product_id: Text,
  base_currency_id: Text,
  quote_currency_id: Text,
  base_increment: Amount,
  quote_increment: Amount,
  price_increment: Type.Optional(Amount),
  quote_min_size: Amount,
  is_disabled: Type.Boolean(),
  trading_disabled: Type.Boolean(),
  view_only: Type.Optional(Type.Boolean()),
})
export type CoinbaseProduct = Type.Static<typeof Product>
export const isProduct = checkOf(Product)
export const isProductList = checkOf(
  Type.Object({ products: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 5_000 }) }),
)

const Reason = Type.Optional(Type.String({ maxLength: 2_000 }))

/** An order that was not accepted, answered with HTTP 200. */
const isFailure = checkOf(
  Type.Object({
    success: Type.Literal(false),
    error_response: Type.Object({ error: Reason, message: Reason, new_order_failure_reason: Reason }),
  }),
)
const isBrokerageError = checkOf(Type.Object({ error: Type.String({ minLength: 1 }), message: Reason }))

const unknownReason = /^UNKNOWN_/

const source = 'Coinbase Advanced Trade API, Create Order: new_order_failure_reason; success is false'

/** The names of `new_order_failure_reason`, of a preview's `errs`, and of the brokerage API's other rejections. */
const named: readonly ErrorRule[] = [
  { code: 'INSUFFICIENT_FUND', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INSUFFICIENT_FUNDS', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INVALID_LEDGER_BALANCE', kind: 'insufficientFunds', text: 'Insufficient balance in this Coinbase account' },
  { code: 'INVALID_ORDER_SIZE', kind: 'amountBelowMinimum' },
  ...codes(
    'INVALID_SIDE INVALID_PRODUCT_ID INVALID_SIZE_PRECISION INVALID_PRICE_PRECISION INVALID_LIMIT_PRICE INVALID_LIMIT_PRICE_POST_ONLY UNSUPPORTED_ORDER_CONFIGURATION INELIGIBLE_PAIR ORDER_ENTRY_DISABLED UNTRADABLE_FUND_ACCOUNT',
    { kind: 'refused' },
  ),
  { code: 'PERMISSION_DENIED', kind: 'permissionMissing', permission: 'wallet:buys:create' },
]

const forbidden: readonly ErrorRule[] = [
  { status: 403, kind: 'permissionMissing', permission: 'wallet:buys:create' },
  // A refresh shows whether the token has expired or was revoked.
  { status: 401, kind: 'tokenExpired', text: 'Access to Coinbase has expired' },
]

/** The brokerage API's two error formats, and the older API's, which its gateway uses. */
export const coinbaseOrderErrors: ErrorTable = {
  institution: coinbaseErrors.institution,
  parse: parseDecimals,
  readError(body) {
    if (isFailure(body)) {
      const { error, message, new_order_failure_reason: named } = body.error_response
      const code = named === undefined || unknownReason.test(named) ? error : named
      return { code: code ?? 'UNKNOWN_FAILURE_REASON', message: message ?? '' }
    }
    if (isBrokerageError(body)) return { code: body.error, message: body.message ?? '' }
    return coinbaseErrors.readError(body)
  },
  rules: [
    ...refusals(source, named),
    ...coinbaseErrors.rules.filter(({ outcome }) => outcome === undefined),
    ...refusals(source, forbidden),
  ],
}

/** Unrecognized statuses are in progress. */
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

/** A decimal if present and not empty. */
const valued = (text: string | null | undefined): string | undefined => {
  const decimal = parseDecimal(text ?? '')
  return decimal === undefined || isZero(decimal) ? undefined : decimal
}

const sizeOf = (order: CoinbaseOrder) => {
  const [configuration] = Object.values(order.order_configuration)
  return isSize(configuration) ? configuration : {}
}

/** The fee, which is always charged in the quote currency. */
const chargedOf = ({ total_fees }: CoinbaseOrder, symbol: string): FoundOrder['charged'] => {
  const amount = parseDecimal(total_fees ?? '')
  return amount === undefined ? undefined : [{ symbol, amount }]
}

/** Converts an order; for the table see MAPPING.md. */
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
    ...defined({ amount: valued(base_size) ?? filled }),
    ...defined({ price: valued(order.average_filled_price) ?? valued(limit_price) }),
    ...defined({ value: valued(order.filled_value) }),
    ...defined({ fee: valued(order.total_fees), charged: chargedOf(order, paymentSymbol) }),
  }
}
