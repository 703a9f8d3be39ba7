import { isZero } from '@rialto/catalog'
import type { FoundOrder, OrderKey, OrderPage, Orders } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { BinanceContext, BinanceKey } from '../context.ts'
import { readSpotAccount } from '../readWallets.ts'
import { signedRead } from '../signedRead.ts'
import type { Pair } from './asFoundOrder.ts'
import { asFoundOrder, readNativeId } from './asFoundOrder.ts'
import { binancePlaceErrors } from './errors.ts'
import { marketName } from './readMarkets.ts'
import { isCancelled, isOrder, isOrders } from './schemas.ts'

const path = '/api/v3/order'

/** Orders that Binance gives of one market, the latest. */
export const historyLimit = 1_000
const mostMarkets = 60
const atOnce = 6

const isSaying = (error: unknown, code: string): boolean =>
  error instanceof ConnectorError && error.upstreamCode === code

/** By the institution's id, or by ours in the market it was for. */
export const findOrder = async (
  context: BinanceContext,
  key: BinanceKey,
  order: OrderKey,
): Promise<FoundOrder | undefined> => {
  const named = 'nativeId' in order ? readNativeId(order.nativeId) : { pair: order, orderId: undefined }
  if (named === undefined) return undefined
  const { symbol, paymentSymbol } = named.pair
  const which: Record<string, string> =
    'reference' in order ? { origClientOrderId: order.reference } : { orderId: named.orderId ?? '' }
  try {
    const parameters = { symbol: marketName(named.pair), ...which }
    const found = await signedRead(context, key, { path, check: isOrder, parameters })
    if (found.symbol !== parameters.symbol || ('reference' in order && found.clientOrderId !== order.reference))
      throw new ConnectorError('malformed', `${context.house.name} returned a different order`)
    return asFoundOrder(found, { symbol, paymentSymbol })
  } catch (error) {
    if (isSaying(error, '-2013') || isSaying(error, '-1121')) return undefined
    throw error
  }
}

/** None where there is no such market. */
const readMarketOrders = async (context: BinanceContext, key: BinanceKey, pair: Pair): Promise<FoundOrder[]> => {
  const parameters = { symbol: marketName(pair), limit: String(historyLimit) }
  try {
    const orders = await signedRead(context, key, { path: '/api/v3/allOrders', check: isOrders, parameters })
    if (orders.some(order => order.symbol !== parameters.symbol))
      throw new ConnectorError('malformed', `${context.house.name} returned orders for a different market`)
    return orders.map(order => asFoundOrder(order, pair))
  } catch (error) {
    if (isSaying(error, '-1121')) return []
    throw error
  }
}

/** Markets worth asking about: where we traded, and where what the account holds is usually traded. Each once. */
const marketsOf = async (context: BinanceContext, key: BinanceKey, known: readonly Pair[]): Promise<Pair[]> => {
  const { balances } = await readSpotAccount(context, key)
  const held = balances.filter(({ free, locked }) => !isZero(free) || !isZero(locked)).map(({ asset }) => asset)
  const usual = held.flatMap(symbol =>
    context.house.quotes.filter(quote => quote !== symbol).map(paymentSymbol => ({ symbol, paymentSymbol })),
  )
  const each = new Map([...known, ...usual].map(pair => [marketName(pair), pair]))
  return [...each.values()].slice(0, mostMarkets)
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
  b.createdAtMs - a.createdAtMs || (a.nativeId < b.nativeId ? 1 : -1)

/** `time:id` of the last order told. */
const readCursor = (cursor: string): { createdAtMs: number; nativeId: string } => {
  const [, time, nativeId] = /^(\d{1,16}):([A-Z0-9-]+)$/.exec(cursor) ?? []
  if (time === undefined || nativeId === undefined) throw new ConnectorError('malformed', 'Invalid cursor')
  return { createdAtMs: Number(time), nativeId }
}

const comesAfter = (order: FoundOrder, last: { createdAtMs: number; nativeId: string }): boolean =>
  order.createdAtMs < last.createdAtMs || (order.createdAtMs === last.createdAtMs && order.nativeId < last.nativeId)

/** Binance lists one market at a time: all that are worth asking are read, put together and cut to the page. */
export const listOrders = async (
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
  return { orders, next: `${end.createdAtMs}:${end.nativeId}` }
}

/** Asked once: whether a lost answer was a yes, the order itself tells. */
export const cancelOrder = async (context: BinanceContext, key: BinanceKey, nativeId: string): Promise<void> => {
  const named = readNativeId(nativeId)
  if (named === undefined) throw new ConnectorError('refused', `${context.house.name} has no order with this ID`)
  const asked = { ...context, wire: { ...context.wire, table: binancePlaceErrors(context.house) } }
  const parameters = { symbol: marketName(named.pair), orderId: named.orderId }
  await signedRead(asked, key, { path, method: 'DELETE', check: isCancelled, parameters })
}
