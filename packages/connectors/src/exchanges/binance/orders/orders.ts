import { isZero } from '@rialto/catalog'
import { ConnectorError, type FoundOrder, type OrderKey, type OrderPage, type Orders } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { checkOf, Text } from '@rialto/contract'
import { signedRead } from '../../../kit/signing/signedRead.ts'
import { type BinanceContext, type BinanceKey, fetchSpotAccount, keyOf } from '../api.ts'
import { binanceOrderErrors, binancePlaceErrors } from '../errors.ts'
import {
  isOrder,
  isOrders,
  OrderId,
  orderPath,
  placeOrder,
  previewOrder,
  readUpstreamId,
  toFoundOrder,
} from './placeOrder.ts'
import { readCommission } from './readCommission.ts'
import { marketName, type Pair, readMarketInfo, readMarkets } from './markets.ts'

/** The spot market, with the same key. */
export const createOrders = (account: BinanceContext): Orders => {
  const context = { ...account, http: { ...account.http, table: binanceOrderErrors(account.variant) } }
  return {
    features: async () => ({ markets: await readMarkets(context), historyLimit }),
    symbolInfo: (_, market) => readMarketInfo(context, market),
    preview: async (credentials, order) => previewOrder(context, keyOf(credentials), order),
    place: (credentials, order) => placeOrder(context, credentials, order),
    find: async (credentials, key) => findOrder(context, keyOf(credentials), key),
    list: async (credentials, input) => listOrders(context, keyOf(credentials), input),
    cancel: async (credentials, upstreamId) => cancelOrder(context, keyOf(credentials), upstreamId),
  }
}

/** The latest orders that Binance lists of one market. */
const historyLimit = 1_000
const maxMarkets = 60
const atOnce = 6

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ConnectorError && error.upstreamCode === code

/** By the institution's id, or by our reference within its market. */
const findOrder = async (
  context: BinanceContext,
  key: BinanceKey,
  order: OrderKey,
): Promise<FoundOrder | undefined> => {
  const named = 'upstreamId' in order ? readUpstreamId(order.upstreamId) : { pair: order, orderId: undefined }
  if (named === undefined) return undefined
  const { symbol, paymentSymbol } = named.pair
  const which: Record<string, string> =
    'reference' in order ? { origClientOrderId: order.reference } : { orderId: named.orderId ?? '' }
  try {
    const parameters = { symbol: marketName(named.pair), ...which }
    const found = await signedRead(context, key, { path: orderPath, check: isOrder, parameters })
    if (found.symbol !== parameters.symbol || ('reference' in order && found.clientOrderId !== order.reference))
      throw new ConnectorError('malformed', `${context.variant.name} returned a different order`)
    const read = toFoundOrder(found, { symbol, paymentSymbol })
    if (read.status !== 'success') return read
    return { ...read, ...defined({ charged: await readCommission(context, key, read) }) }
  } catch (error) {
    if (hasCode(error, '-2013') || hasCode(error, '-1121')) return undefined
    throw error
  }
}

/** Empty if the market does not exist. */
const readMarketOrders = async (context: BinanceContext, key: BinanceKey, pair: Pair): Promise<FoundOrder[]> => {
  const parameters = { symbol: marketName(pair), limit: String(historyLimit) }
  try {
    const orders = await signedRead(context, key, { path: '/api/v3/allOrders', check: isOrders, parameters })
    const fitting = orders.filter(({ symbol }) => symbol === parameters.symbol)
    if (fitting.length === 0 && orders.length > 0)
      throw new ConnectorError('malformed', `${context.variant.name} returned orders for a different market`)
    const rows = orders.filter(({ symbol }) => symbol !== parameters.symbol)
    if (rows.length > 0) context.http.onOddRows?.({ of: 'orders', rows, isWhole: false })
    return fitting.map(order => toFoundOrder(order, pair))
  } catch (error) {
    if (hasCode(error, '-1121')) return []
    throw error
  }
}

/** Markets to read: those where we traded, and the usual markets of the account's holdings. Each once. */
const marketsOf = async (context: BinanceContext, key: BinanceKey, known: readonly Pair[]): Promise<Pair[]> => {
  const { balances } = await fetchSpotAccount(context, key)
  const held = balances.filter(({ free, locked }) => !isZero(free) || !isZero(locked)).map(({ asset }) => asset)
  const usual = held.flatMap(symbol =>
    context.variant.quotes.filter(quote => quote !== symbol).map(paymentSymbol => ({ symbol, paymentSymbol })),
  )
  const each = new Map([...known, ...usual].map(pair => [marketName(pair), pair]))
  return [...each.values()].slice(0, maxMarkets)
}

const readAll = async (context: BinanceContext, key: BinanceKey, pairs: readonly Pair[]): Promise<FoundOrder[]> => {
  const found: FoundOrder[] = []
  for (let start = 0; start < pairs.length; start += atOnce) {
    const batch = pairs.slice(start, start + atOnce).map(pair => readMarketOrders(context, key, pair))
    found.push(...(await Promise.all(batch)).flat())
  }
  return found
}

const newestFirst = (a: FoundOrder, b: FoundOrder): number =>
  b.createdAtMs - a.createdAtMs || (a.upstreamId < b.upstreamId ? 1 : -1)

/** `time:id` of the last order listed. */
const readCursor = (cursor: string): { createdAtMs: number; upstreamId: string } => {
  const [, time, upstreamId] = /^(\d{1,16}):([A-Z0-9-]+)$/.exec(cursor) ?? []
  if (time === undefined || upstreamId === undefined) throw new ConnectorError('malformed', 'Invalid cursor')
  return { createdAtMs: Number(time), upstreamId }
}

const comesAfter = (order: FoundOrder, last: { createdAtMs: number; upstreamId: string }): boolean =>
  order.createdAtMs < last.createdAtMs || (order.createdAtMs === last.createdAtMs && order.upstreamId < last.upstreamId)

/** Binance lists one market at a time. All of them are read, combined and cut to the page. */
const listOrders = async (
  context: BinanceContext,
  key: BinanceKey,
  { count, cursor, fromMs = 0, markets }: Parameters<Orders['list']>[1],
): Promise<OrderPage> => {
  const last = cursor === undefined ? undefined : readCursor(cursor)
  const all = await readAll(context, key, await marketsOf(context, key, markets))
  const rest = all
    .filter(order => order.createdAtMs >= fromMs && (last === undefined || comesAfter(order, last)))
    .sort(newestFirst)
  const orders = rest.slice(0, count)
  const end = orders.at(-1)
  if (end === undefined || rest.length <= count) return { orders }
  return { orders, next: `${end.createdAtMs}:${end.upstreamId}` }
}

const isCancelled = checkOf(Type.Object({ symbol: Text, orderId: OrderId, status: Text }))

/** Requested once: after a lost reply, the order itself shows whether it was cancelled. */
const cancelOrder = async (context: BinanceContext, key: BinanceKey, upstreamId: string): Promise<void> => {
  const named = readUpstreamId(upstreamId)
  if (named === undefined) throw new ConnectorError('refused', `${context.variant.name} has no order with this ID`)
  const requested = { ...context, http: { ...context.http, table: binancePlaceErrors(context.variant) } }
  const parameters = { symbol: marketName(named.pair), orderId: named.orderId }
  await signedRead(requested, key, { path: orderPath, method: 'DELETE', check: isCancelled, parameters })
}
