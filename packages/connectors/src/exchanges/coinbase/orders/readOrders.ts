import type { FoundOrder, OrderKey, OrderPage, Orders } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../../kit/callInstitution.ts'
import type { CoinbaseContext } from '../context.ts'
import { coinbaseRequest } from '../context.ts'
import { toFoundOrder } from './toFoundOrder.ts'
import { productId } from './readMarkets.ts'
import { isCancelled, isOrder, isOrderPage } from './schemas.ts'

const path = '/api/v3/brokerage/orders'

/** Their clock and ours may differ: an order this much older than the intent may still be it. */
const marginMs = 300_000
const maxPages = 20

const readPage = async ({ http }: CoinbaseContext, token: string, query: Readonly<Record<string, string>>) => {
  const request = coinbaseRequest(token, 'GET', `${path}/historical/batch?${new URLSearchParams(query).toString()}`)
  const page = await callInstitution(http, { request: () => request, check: isOrderPage, secrets: [token] })
  const next = page.has_next ? page.cursor : undefined
  if (page.has_next && (next === undefined || next === ''))
    throw new ConnectorError('malformed', 'Coinbase returned a list without its next page')
  return { orders: page.orders, next }
}

/** Newest first, spot markets only. */
export const listOrders = async (
  context: CoinbaseContext,
  token: string,
  { count, cursor, fromMs }: Parameters<Orders['list']>[1],
): Promise<OrderPage> => {
  const { orders, next } = await readPage(context, token, {
    product_type: 'SPOT',
    limit: String(count),
    ...(cursor === undefined ? {} : { cursor }),
    ...(fromMs === undefined ? {} : { start_date: new Date(fromMs).toISOString() }),
  })
  return { orders: orders.map(toFoundOrder), ...(next === undefined ? {} : { next }) }
}

const byId = async ({ http }: CoinbaseContext, token: string, id: string): Promise<FoundOrder | undefined> => {
  const request = coinbaseRequest(token, 'GET', `${path}/historical/${encodeURIComponent(id)}`)
  try {
    const { order } = await callInstitution(http, { request: () => request, check: isOrder, secrets: [token] })
    if (order.order_id !== id) throw new ConnectorError('malformed', 'Coinbase returned a different order')
    return toFoundOrder(order)
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'NOT_FOUND') return undefined
    throw error
  }
}

/** Coinbase cannot be asked for a `client_order_id`: its market is read back to the time of the intent. */
const byReference = async (
  context: CoinbaseContext,
  token: string,
  key: Extract<OrderKey, { reference: string }>,
): Promise<FoundOrder | undefined> => {
  const start = new Date(key.sinceMs - marginMs).toISOString()
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const query = { product_ids: productId(key), start_date: start, limit: '250' }
    const { orders, next } = await readPage(context, token, { ...query, ...(cursor === undefined ? {} : { cursor }) })
    const ours = orders.find(order => order.client_order_id === key.reference)
    if (ours) return toFoundOrder(ours)
    if (next === undefined) return undefined
    cursor = next
  }
  throw new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')
}

export const findOrder = (context: CoinbaseContext, token: string, key: OrderKey): Promise<FoundOrder | undefined> =>
  'upstreamId' in key ? byId(context, token, key.upstreamId) : byReference(context, token, key)

export const cancelOrder = async ({ http }: CoinbaseContext, token: string, id: string): Promise<void> => {
  const request = coinbaseRequest(token, 'POST', `${path}/batch_cancel`, { order_ids: [id] })
  const { results } = await callInstitution(http, { request: () => request, check: isCancelled, secrets: [token] })
  const [result] = results
  if (result?.success === true || result?.failure_reason === 'DUPLICATE_CANCEL_REQUEST') return
  throw new ConnectorError('refused', 'Coinbase did not cancel this order', {
    upstreamCode: result?.failure_reason.slice(0, 64) ?? '',
  })
}
