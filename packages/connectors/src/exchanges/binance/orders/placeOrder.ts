import { add, compare, divide, isZero, multiply, roundUp } from '@rialto/catalog'
import { Amount, Decimal, FittingRows, Text, checkOf, nullable } from '@rialto/contract'
import {
  ConnectorError,
  type Credentials,
  type FoundOrder,
  type NewOrder,
  type OrderEstimate,
  type OrderStatus,
  type OrderToPlace,
  type PlaceOutcome,
  type TimeInForce,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { isFiatCurrency } from '../../../kit/balances/fiatCurrencies.ts'
import { signedHttp, unsignedRequest } from '../../../kit/signing/signedHttp.ts'
import { signedRead } from '../../../kit/signing/signedRead.ts'
import { placeOnce } from '../../../kit/withdraw/placeOnce.ts'
import { rejectNewOrder } from '../../../kit/withdraw/rejectNewOrder.ts'
import { rejected, rejectedBeforeSending, rejectionReason } from '../../../kit/withdraw/rejection.ts'
import { type BinanceContext, type BinanceEndpoint, type BinanceKey, fetchSpotAccount, keyOf } from '../api.ts'
import { binancePlaceErrors } from '../errors.ts'
import { type Pair, marketName, readLimits, readPrice } from './markets.ts'

export const OrderId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The latest time that a `Date` can have. */
const Time = Type.Integer({ minimum: 0, maximum: 8.64e15 })

const Order = Type.Object({
  symbol: Text,
  orderId: OrderId,
  clientOrderId: Type.String({ maxLength: 128 }),
  price: Amount,
  origQty: Amount,
  executedQty: Amount,
  /** Negative if Binance has no figure. */
  cummulativeQuoteQty: Decimal,
  status: Text,
  timeInForce: Text,
  type: Text,
  side: Text,
  time: Time,
  updateTime: Time,
})
type BinanceOrder = Type.Static<typeof Order>
export const isOrder = checkOf(Order)
export const isOrders = checkOf(FittingRows(Order, { of: 'orders', maxItems: 1_000 }))

/** Every other status is in progress. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  PARTIALLY_FILLED: 'partiallyFilled',
  FILLED: 'success',
  CANCELED: 'cancelled',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  EXPIRED_IN_MATCH: 'expired',
}

const timesInForce: Readonly<Record<string, TimeInForce>> = {
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

/** Binance numbers orders per market, so the id names the market. */
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

/** Converts an order; for the table see MAPPING.md. Binance's orders do not contain the fee. */
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
    timeInForce: order.type === 'LIMIT_MAKER' ? 'postOnly' : (lookUp(timesInForce, order.timeInForce) ?? 'unknown'),
    status: lookUp(statuses, order.status) ?? 'inProgress',
    upstreamStatus: order.status,
    createdAtMs: order.time,
    updatedAtMs: order.updateTime,
    ...(isZero(amount) ? {} : { amount }),
    ...defined({ price }),
    ...(isZero(value) || value.startsWith('-') ? {} : { value }),
  }
}

export const orderPath = '/api/v3/order'

const wireTimes = { goodTillCanceled: 'GTC', immediateOrCancel: 'IOC', fillOrKill: 'FOK' } as const

const typeOf = ({ kind, timeInForce, price = '' }: NewOrder): Record<string, string> => {
  if (kind === 'market') return { type: 'MARKET' }
  if (timeInForce === 'postOnly') return { type: 'LIMIT_MAKER', price }
  return { type: 'LIMIT', price, timeInForce: wireTimes[timeInForce] }
}

const parametersOf = (order: NewOrder): Record<string, string> => ({
  symbol: marketName(order),
  side: order.side.toUpperCase(),
  ...typeOf(order),
  [order.amountIn === 'symbol' ? 'quantity' : 'quoteOrderQty']: order.amount,
})

/** The market's rules, and a signed read, which corrects the clock and shows that the key is valid. */
const plan = async (context: BinanceContext, key: BinanceKey, order: NewOrder) => {
  const refusal = rejectNewOrder(order, await readLimits(context, order), context.variant.name)
  return refusal === undefined ? { account: await fetchSpotAccount(context, key) } : { refusal }
}

/** An order counts as placed only with an id and our own reference. */
const isPlaced = checkOf(Type.Object({ symbol: Text, orderId: OrderId, clientOrderId: Text }))

/** Places one order. Binance may accept a second one with the same id, so it is never sent again. */
export const placeOrder = async (
  context: BinanceContext,
  credentials: Credentials,
  order: OrderToPlace,
): Promise<PlaceOutcome> => {
  const planned = await Promise.resolve()
    .then(() => plan(context, keyOf(credentials), order))
    .catch((error: unknown) => ({ refusal: rejectedBeforeSending(error) }))
  if ('refusal' in planned) return planned.refusal
  const key = keyOf(credentials)
  const parameters = { ...parametersOf(order), newClientOrderId: order.reference, newOrderRespType: 'RESULT' }
  const endpoint: BinanceEndpoint = { method: 'POST', path: orderPath, parameters }
  return placeOnce(
    { ...signedHttp(context, key, endpoint), table: binancePlaceErrors(context.variant) },
    {
      request: unsignedRequest(context, endpoint),
      check: isPlaced,
      secrets: [key.key, key.secret],
      notAfterMs: order.notAfterMs,
    },
    ({ orderId, clientOrderId }) => (clientOrderId === order.reference ? upstreamIdOf(order, orderId) : undefined),
  )
}

/** Decimals of an estimate in money. */
const feePlaces = 8

const valueOf = (order: NewOrder, price: string): string =>
  order.amountIn === 'paymentSymbol' ? order.amount : multiply(order.amount, price)

type Account = Awaited<ReturnType<typeof fetchSpotAccount>>

/** Binance's test checks the rules, not the balance. */
const canPay = ({ balances }: Account, order: NewOrder, value: string): boolean => {
  const [asset, needed] =
    order.side === 'buy'
      ? [order.paymentSymbol, value]
      : [order.symbol, order.amountIn === 'symbol' ? order.amount : '0']
  return compare(balances.find(balance => balance.asset === asset)?.free ?? '0', needed) >= 0
}

/** A rejection of the test as a rejection of the order. Other errors do not concern the order. */
const asRefusal = (error: unknown) => {
  if (!(error instanceof ConnectorError)) throw error
  const reports = ['refused', 'insufficientFunds', 'amountBelowMinimum', 'amountExceedsMaximum', 'permissionMissing']
  if (!reports.includes(error.kind)) throw error
  return { refusal: rejected(rejectionReason(error.kind), error.message, error.upstreamCode) }
}

/** The test reply of a variant that reports no fees: an empty object. */
const isEmptyReply = checkOf(Type.Object({}))

const Rates = Type.Object({ taker: Amount })
const isTested = checkOf(
  Type.Object({ standardCommissionForOrder: Rates, taxCommissionForOrder: Type.Optional(nullable(Rates)) }),
)

/** Has the order tested, and reads the fee rate: from the test, else from the account. Absent: neither reports one. */
const test = async (
  context: BinanceContext,
  key: BinanceKey,
  order: NewOrder,
  { commissionRates }: Account,
): Promise<{ rate?: string }> => {
  const requesting = { ...context, http: { ...context.http, table: binancePlaceErrors(context.variant) } }
  const call = { path: `${orderPath}/test`, method: 'POST', parameters: parametersOf(order) } as const
  if (!context.variant.testReportsFees) {
    await signedRead(requesting, key, { ...call, check: isEmptyReply })
    return commissionRates === undefined ? {} : { rate: commissionRates.taker }
  }
  const parameters = { ...call.parameters, computeCommissionRates: 'true' }
  const tested = await signedRead(requesting, key, { ...call, parameters, check: isTested })
  const { standardCommissionForOrder: standard, taxCommissionForOrder: tax } = tested
  return { rate: add(standard.taker, tax?.taker ?? '0') }
}

/** The fee, rounded up, as a text. */
const feeOf = (value: string, rate: string | undefined): { fee?: string; feeText?: string } => {
  if (rate === undefined) return {}
  const fee = roundUp(multiply(value, rate), feePlaces)
  return isZero(fee) ? { fee } : { fee, feeText: `${multiply(rate, '100')}% of the amount received` }
}

export const previewOrder = async (
  context: BinanceContext,
  key: BinanceKey,
  order: NewOrder,
): Promise<OrderEstimate> => {
  const planned = await plan(context, key, order)
  if ('refusal' in planned) return planned.refusal
  const tested = await test(context, key, order, planned.account).catch(asRefusal)
  if ('refusal' in tested) return tested.refusal
  const price = order.price ?? (await readPrice(context, order))
  const value = valueOf(order, price)
  if (!canPay(planned.account, order, value))
    return rejected('insufficientFunds', `Insufficient balance in this ${context.variant.name} account`)
  return { kind: 'fits', price, ...feeOf(value, tested.rate) }
}
