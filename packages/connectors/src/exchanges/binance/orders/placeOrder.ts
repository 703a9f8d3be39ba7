import { add, compare, isZero, multiply, roundUp } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type NewOrder,
  type OrderEstimate,
  type OrderToPlace,
  type PlaceOutcome,
} from '@rialto/core'
import Type from 'typebox'
import { placeOnce } from '../../../kit/withdraw/placeOnce.ts'
import { rejected, rejectedBeforeSending, rejectionReason } from '../../../kit/withdraw/rejection.ts'
import { rejectNewOrder } from '../../../kit/withdraw/rejectNewOrder.ts'
import { Amount, checkOf, nullable, Text } from '@rialto/contract'
import { signedHttp, unsignedRequest } from '../../../kit/signing/signedHttp.ts'
import { signedRead } from '../../../kit/signing/signedRead.ts'
import { type BinanceContext, type BinanceEndpoint, type BinanceKey, fetchSpotAccount, keyOf } from '../api.ts'
import { binancePlaceErrors } from '../errors.ts'
import { OrderId, upstreamIdOf } from './foundOrder.ts'
import { marketName, readLimits, readPrice } from './markets.ts'

export const orderPath = '/api/v3/order'

const times = { goodTillCanceled: 'GTC', immediateOrCancel: 'IOC', fillOrKill: 'FOK' } as const

const typeOf = ({ kind, timeInForce, price = '' }: NewOrder): Record<string, string> => {
  if (kind === 'market') return { type: 'MARKET' }
  if (timeInForce === 'postOnly') return { type: 'LIMIT_MAKER', price }
  return { type: 'LIMIT', price, timeInForce: times[timeInForce] }
}

const parametersOf = (order: NewOrder): Record<string, string> => ({
  symbol: marketName(order),
  side: order.side.toUpperCase(),
  ...typeOf(order),
  [order.amountIn === 'symbol' ? 'quantity' : 'quoteOrderQty']: order.amount,
})

/** The market's rules, and a signed read: it puts the clock right, and shows that the key is good. */
const plan = async (context: BinanceContext, key: BinanceKey, order: NewOrder) => {
  const refusal = rejectNewOrder(order, await readLimits(context, order), context.variant.name)
  return refusal === undefined ? { account: await fetchSpotAccount(context, key) } : { refusal }
}

/** An order counts as placed only with an id and our own reference. */
const isPlaced = checkOf(Type.Object({ symbol: Text, orderId: OrderId, clientOrderId: Text }))

/** Places one order. Binance may accept a second one under the same id: nothing is ever sent again. */
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

/** Their test looks at the rules, not at the balance. */
const canPay = ({ balances }: Account, order: NewOrder, value: string): boolean => {
  const [asset, needed] =
    order.side === 'buy'
      ? [order.paymentSymbol, value]
      : [order.symbol, order.amountIn === 'symbol' ? order.amount : '0']
  return compare(balances.find(balance => balance.asset === asset)?.free ?? '0', needed) >= 0
}

/** A refusal of the test as a refusal of the order; anything else is not about the order. */
const asRefusal = (error: unknown) => {
  if (!(error instanceof ConnectorError)) throw error
  const reports = ['refused', 'insufficientFunds', 'amountBelowMinimum', 'amountExceedsMaximum', 'permissionMissing']
  if (!reports.includes(error.kind)) throw error
  return { refusal: rejected(rejectionReason(error.kind), error.message, error.upstreamCode) }
}

/** The reply to the test of a variant that reports no fees: an empty object. */
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

/** The fee, rounded up, and in words. */
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
