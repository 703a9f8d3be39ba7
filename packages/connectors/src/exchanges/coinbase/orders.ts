import { isZero, parseDecimal } from '@rialto/catalog'
import {
  ConnectorError,
  type Credentials,
  type FoundOrder,
  type Market,
  type MarketInfo,
  type NewOrder,
  type OrderEstimate,
  type OrderKey,
  type OrderPage,
  type OrderToPlace,
  type Orders,
  type PlaceOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import { fitting, refusalText } from '../../kit/http/asConnectorError.ts'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import { findRule } from '../../kit/http/errorTable.ts'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { placeOnce } from '../../kit/withdraw/placeOnce.ts'
import { type MarketLimits, marketInfoOf, rejectNewOrder, stepPlaces } from '../../kit/withdraw/rejectNewOrder.ts'
import { rejected, rejectedBeforeSending, rejectionReason } from '../../kit/withdraw/rejection.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { type CoinbaseContext, coinbaseRequest, tokenOf } from './api.ts'
import {
  type CoinbaseProduct,
  coinbaseOrderErrors,
  isCancelled,
  isOrder,
  isOrderPage,
  isPlaced,
  isPreview,
  isProduct,
  isProductList,
  toFoundOrder,
} from './ordersApi.ts'

/** Coinbase Advanced Trade, with the same access token. */
export const createOrders = (account: CoinbaseContext): Orders => {
  const context = { ...account, http: { ...account.http, table: coinbaseOrderErrors } }
  return {
    features: async () => ({ markets: await readMarkets(context) }),
    symbolInfo: (_, market) => readMarketInfo(context, market),
    preview: async (credentials, order) => previewOrder(context, tokenOf(credentials), order),
    place: (credentials, order) => placeOrder(context, credentials, order),
    find: async (credentials, key) => findOrder(context, tokenOf(credentials), key),
    list: async (credentials, input) => listOrders(context, tokenOf(credentials), input),
    cancel: async (credentials, upstreamId) => cancelOrder(context, tokenOf(credentials), upstreamId),
  }
}

const ordersPath = '/api/v3/brokerage/orders'

type Pair = Pick<Market, 'symbol' | 'paymentSymbol'>

/** The document contains every product with its figures. */
const maxResponseBytes = 16 * 1024 * 1024

const productId = ({ symbol, paymentSymbol }: Pair): string => `${symbol}-${paymentSymbol}`

const isOpen = (product: CoinbaseProduct): boolean =>
  !product.is_disabled && !product.trading_disabled && product.view_only !== true

/** One market. `undefined` if it does not exist. The endpoint is public. */
const readProduct = async ({ http }: CoinbaseContext, pair: Pair): Promise<CoinbaseProduct | undefined> => {
  const path = `/api/v3/brokerage/market/products/${encodeURIComponent(productId(pair))}`
  const request = coinbaseRequest(undefined, { path })
  try {
    const product = await callInstitution(http, { request: () => request, check: isProduct })
    if (product.product_id !== productId(pair))
      throw new ConnectorError('malformed', 'Coinbase returned a different market')
    return product
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'NOT_FOUND') return undefined
    throw error
  }
}

const readLimits = async (context: CoinbaseContext, pair: Pair): Promise<MarketLimits | undefined> => {
  const product = await readProduct(context, pair)
  return (
    product && {
      isOpen: isOpen(product),
      amountDecimals: stepPlaces(product.base_increment),
      moneyDecimals: stepPlaces(product.quote_increment),
      priceDecimals: stepPlaces(product.price_increment ?? product.quote_increment),
      minimumValue: product.quote_min_size,
    }
  )
}

const readMarketInfo = async (context: CoinbaseContext, pair: Pair): Promise<MarketInfo | undefined> => {
  const limits = await readLimits(context, pair)
  return limits && marketInfoOf(limits)
}

const readMarkets = async ({ http }: CoinbaseContext): Promise<Market[]> => {
  const path = '/api/v3/brokerage/market/products?product_type=SPOT'
  const request = { ...coinbaseRequest(undefined, { path }), maxResponseBytes }
  const { products } = await callInstitution(http, { request: () => request, check: isProductList })
  return fitting('Coinbase', products, isProduct)
    .filter(isOpen)
    .map(({ base_currency_id: symbol, quote_currency_id: paymentSymbol }) => ({
      symbol,
      paymentSymbol,
      paymentIsFiat: isFiatCurrency(paymentSymbol),
    }))
}

const limitNames = {
  goodTillCanceled: 'limit_limit_gtc',
  postOnly: 'limit_limit_gtc',
  immediateOrCancel: 'sor_limit_ioc',
  fillOrKill: 'limit_limit_fok',
} as const

const configurationOf = (order: NewOrder) => {
  const size = order.amountIn === 'symbol' ? { base_size: order.amount } : { quote_size: order.amount }
  if (order.kind === 'market') return { market_market_ioc: size }
  const name = limitNames[order.timeInForce]
  const post = name === 'limit_limit_gtc' ? { post_only: order.timeInForce === 'postOnly' } : {}
  return { [name]: { ...size, limit_price: order.price, ...post } }
}

const bodyOf = (order: NewOrder) => ({
  product_id: productId(order),
  side: order.side.toUpperCase(),
  order_configuration: configurationOf(order),
})

/** Places one order. `client_order_id` makes a repeated call refer to the same order. */
const placeOrder = async (
  context: CoinbaseContext,
  credentials: Credentials,
  order: OrderToPlace,
): Promise<PlaceOutcome> => {
  const planned = await Promise.resolve()
    .then(async () => {
      const token = tokenOf(credentials)
      return rejectNewOrder(order, await readLimits(context, order), context.descriptor.name) ?? { token }
    })
    .catch(rejectedBeforeSending)
  if ('kind' in planned) return planned
  const { token } = planned
  const body = { client_order_id: order.reference, ...bodyOf(order) }
  return placeOnce(
    context.http,
    {
      request: coinbaseRequest(token, { method: 'POST', path: ordersPath, body }),
      check: isPlaced,
      secrets: [token],
      notAfterMs: order.notAfterMs,
    },
    ({ success_response: { order_id: id, client_order_id: reference } }) =>
      reference === undefined || reference === order.reference ? id : undefined,
  )
}

/** `PREVIEW_INSUFFICIENT_FUND` has the same meaning as an order's `INSUFFICIENT_FUND`. */
const refusalOf = ({ http }: CoinbaseContext, failure: string) => {
  const error = { status: 200, code: failure.replace(/^PREVIEW_/, ''), message: failure }
  const rule = findRule(http.table, error)
  return rejected(rejectionReason(rule.kind), refusalText(http.table.institution, rule, error, []), error.code)
}

const previewOrder = async (context: CoinbaseContext, token: string, order: NewOrder): Promise<OrderEstimate> => {
  const refusal = rejectNewOrder(order, await readLimits(context, order), context.descriptor.name)
  if (refusal !== undefined) return refusal
  const endpoint = { method: 'POST', path: `${ordersPath}/preview`, body: bodyOf(order) } as const
  const preview = await signedRead(context, token, { ...endpoint, check: isPreview })
  const [failure] = preview.errs
  if (failure !== undefined) return refusalOf(context, failure)
  const price = parseDecimal(preview.est_average_filled_price ?? '')
  const estimated = price === undefined || isZero(price) ? order.price : price
  return { kind: 'fits', fee: preview.commission_total, ...defined({ price: estimated }) }
}

/** The clocks may differ: an order this much older than the intent may still be it. */
const marginMs = 300_000
const maxPages = 20

const readPage = async (context: CoinbaseContext, token: string, query: Readonly<Record<string, string>>) => {
  const path = `${ordersPath}/historical/batch?${new URLSearchParams(query).toString()}`
  const page = await signedRead(context, token, { path, check: isOrderPage })
  const next = page.has_next ? page.cursor : undefined
  if (page.has_next && (next === undefined || next === ''))
    throw new ConnectorError('malformed', 'Coinbase returned a list without its next page')
  return { orders: page.orders, next }
}

/** Newest first, spot markets only. */
const listOrders = async (
  context: CoinbaseContext,
  token: string,
  { count, cursor, fromMs }: Parameters<Orders['list']>[1],
): Promise<OrderPage> => {
  const { orders, next } = await readPage(context, token, {
    product_type: 'SPOT',
    limit: String(count),
    ...defined({ cursor, start_date: fromMs === undefined ? undefined : new Date(fromMs).toISOString() }),
  })
  return { orders: orders.map(toFoundOrder), ...defined({ next }) }
}

const byId = async (context: CoinbaseContext, token: string, id: string): Promise<FoundOrder | undefined> => {
  const path = `${ordersPath}/historical/${encodeURIComponent(id)}`
  try {
    const { order } = await signedRead(context, token, { path, check: isOrder })
    if (order.order_id !== id) throw new ConnectorError('malformed', 'Coinbase returned a different order')
    return toFoundOrder(order)
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'NOT_FOUND') return undefined
    throw error
  }
}

/** Coinbase cannot be queried by `client_order_id`, so its market is read back to the time of the intent. */
const byReference = async (
  context: CoinbaseContext,
  token: string,
  key: Extract<OrderKey, { reference: string }>,
): Promise<FoundOrder | undefined> => {
  const start = new Date(key.sinceMs - marginMs).toISOString()
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const query = { product_ids: productId(key), start_date: start, limit: '250' }
    const { orders, next } = await readPage(context, token, { ...query, ...defined({ cursor }) })
    const ours = orders.find(order => order.client_order_id === key.reference)
    if (ours) return toFoundOrder(ours)
    if (next === undefined) return undefined
    cursor = next
  }
  throw new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')
}

const findOrder = (context: CoinbaseContext, token: string, key: OrderKey): Promise<FoundOrder | undefined> =>
  'upstreamId' in key ? byId(context, token, key.upstreamId) : byReference(context, token, key)

const cancelOrder = async (context: CoinbaseContext, token: string, id: string): Promise<void> => {
  const endpoint = { method: 'POST', path: `${ordersPath}/batch_cancel`, body: { order_ids: [id] } } as const
  const { results } = await signedRead(context, token, { ...endpoint, check: isCancelled })
  const [result] = results
  if (result?.success === true || result?.failure_reason === 'DUPLICATE_CANCEL_REQUEST') return
  throw new ConnectorError('refused', 'Coinbase did not cancel this order', {
    upstreamCode: result?.failure_reason.slice(0, 64) ?? '',
  })
}
