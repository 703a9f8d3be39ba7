import { randomUUID } from 'node:crypto'
import { formatShort, formatUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Persona } from '../data/personas.ts'
import type { Route, RouteHandler } from '../http/route.ts'
import { json, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import { feeOf, PRICE_DECIMALS, valueOf } from '../orders/arithmetic.ts'
import type { Assessed, NewOrder } from '../orders/createOrders.ts'
import type { Order } from '../state/types.ts'
import { orderModel } from './orderModel.ts'
import { type OrderFailure, readOrder } from './readOrder.ts'
import { withToken } from './withToken.ts'
import { brokerageError } from './data.ts'

const said: Readonly<Record<OrderFailure, string>> = {
  INVALID_PRODUCT_ID: 'Unknown product',
  INVALID_SIDE: 'Unknown side',
  UNSUPPORTED_ORDER_CONFIGURATION: 'Unsupported order configuration',
  INVALID_SIZE_PRECISION: 'Too many decimals in size',
  INVALID_PRICE_PRECISION: 'Too many decimals in price',
  INVALID_ORDER_SIZE: 'Order size is below the minimum',
  INSUFFICIENT_FUND: 'Insufficient balance in source account',
  INVALID_LIMIT_PRICE_POST_ONLY: 'Post only orders must not match at once',
}

const refused = (failure: OrderFailure, body: Readonly<Record<string, unknown>>): SimResponse =>
  json(200, {
    success: false,
    failure_reason: 'UNKNOWN_FAILURE_REASON',
    order_id: '',
    error_response: {
      error: failure,
      message: said[failure],
      error_details: said[failure],
      preview_failure_reason: 'UNKNOWN_PREVIEW_FAILURE_REASON',
      new_order_failure_reason: failure,
    },
    order_configuration: body['order_configuration'] ?? null,
  })

const failureOf = ({ kind }: Assessed): OrderFailure | undefined => {
  if (kind === 'insufficientFunds') return 'INSUFFICIENT_FUND'
  if (kind === 'wouldMatch') return 'INVALID_LIMIT_PRICE_POST_ONLY'
  return kind === 'nothing' ? 'INVALID_ORDER_SIZE' : undefined
}

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'suspended') return brokerageError(401, 'invalid_authentication_method', 'API access is blocked')
  if (behaviour === 'restrictedRegion') return brokerageError(451, 'PERMISSION_DENIED', 'Not available in your region')
  if (behaviour === 'kycMissing')
    return brokerageError(403, 'identity_verification_required', 'Identity verification is required')
  return undefined
}

const newOrder = (read: Exclude<ReturnType<typeof readOrder>, OrderFailure>, persona: string, reference: string) =>
  ({ ...read, id: randomUUID(), institution: 'coinbase', persona, reference }) satisfies NewOrder

const created = (order: Order, body: Readonly<Record<string, unknown>>): SimResponse =>
  json(200, {
    success: true,
    success_response: {
      order_id: order.id,
      product_id: `${order.base}-${order.quote}`,
      side: order.side.toUpperCase(),
      client_order_id: order.reference,
    },
    order_configuration: body['order_configuration'],
  })

/** A second request with the same `client_order_id` returns the first order. */
const postOrder = (ctx: Context): RouteHandler =>
  withToken(ctx, ['wallet:buys:create'], ({ persona }, request) => {
    const refusal = behaviourRefusal(persona)
    if (refusal !== undefined) return refusal
    const body = readJsonObject(request.body)
    const reference = body?.['client_order_id']
    if (body === undefined || typeof reference !== 'string' || reference === '')
      return brokerageError(400, 'INVALID_ARGUMENT', 'client_order_id is required')
    const known = ctx.orders.list('coinbase', persona.name).find(order => order.reference === reference)
    if (known !== undefined) return created(known, body)
    const read = readOrder(body)
    if (typeof read === 'string') return refused(read, body)
    const order = newOrder(read, persona.name, reference)
    const failure = failureOf(ctx.orders.assess(order))
    return failure === undefined ? created(ctx.orders.place(order), body) : refused(failure, body)
  })

const money = (order: NewOrder, assessed: Assessed) => {
  const baseUnits = assessed.kind === 'trades' ? assessed.baseUnits : BigInt(order.baseUnits ?? '0')
  const price = assessed.kind === 'trades' ? assessed.price : unitsOf(order.limitPrice ?? '0', PRICE_DECIMALS)
  const value = valueOf(order, order.side, baseUnits, price)
  const fee = feeOf('coinbase', value)
  const quote = (units: bigint) => formatUnits(units, assetOf(order.quote).decimals)
  return {
    order_total: quote(order.side === 'buy' ? value + fee : value - fee),
    commission_total: quote(fee),
    quote_size: quote(value),
    base_size: formatShort(baseUnits, assetOf(order.base).decimals),
    est_average_filled_price: formatShort(price, PRICE_DECIMALS),
  }
}

const nothing = { order_total: '0', commission_total: '0', quote_size: '0', base_size: '0' }

const postPreview = (ctx: Context): RouteHandler =>
  withToken(ctx, ['wallet:buys:create'], ({ persona }, request) => {
    const refusal = behaviourRefusal(persona)
    if (refusal !== undefined) return refusal
    const body = readJsonObject(request.body)
    if (body === undefined) return brokerageError(400, 'INVALID_ARGUMENT', 'The body is not an object')
    const read = readOrder(body)
    const order = typeof read === 'string' ? undefined : newOrder(read, persona.name, '')
    const assessed = order && ctx.orders.assess(order)
    const failure = typeof read === 'string' ? read : assessed && failureOf(assessed)
    return json(200, {
      ...(order && assessed ? money(order, assessed) : nothing),
      errs: failure === undefined ? [] : [`PREVIEW_${failure}`],
      warning: [],
      is_max: false,
      preview_id: randomUUID(),
    })
  })

const postCancel = (ctx: Context): RouteHandler =>
  withToken(ctx, ['wallet:buys:create'], ({ persona }, request) => {
    const ids: unknown = readJsonObject(request.body)?.['order_ids']
    if (!Array.isArray(ids)) return brokerageError(400, 'INVALID_ARGUMENT', 'order_ids is required')
    const results = ids.map(String).map(id => {
      const order = ctx.orders.list('coinbase', persona.name).find(known => known.id === id)
      const reason = order === undefined ? 'UNKNOWN_CANCEL_ORDER' : 'INVALID_CANCEL_REQUEST'
      if (order?.status !== 'open') return { success: false, failure_reason: reason, order_id: id }
      ctx.orders.cancel(order)
      return { success: true, failure_reason: 'UNKNOWN_CANCEL_FAILURE_REASON', order_id: id }
    })
    return json(200, { results })
  })

const MAX_PAGE = 1_000

const isWithin = (query: URLSearchParams) => (order: Order) => {
  const from = Date.parse(query.get('start_date') ?? '')
  const to = Date.parse(query.get('end_date') ?? '')
  const productIds = query.getAll('product_ids')
  return (
    !(order.createdAtMs < from) &&
    !(order.createdAtMs >= to) &&
    (productIds.length === 0 || productIds.includes(`${order.base}-${order.quote}`))
  )
}

/** Newest first. The cursor is the last id of the previous page. */
const listOrders = (ctx: Context, persona: string, { query }: SimRequest): SimResponse => {
  const all = ctx.orders
    .list('coinbase', persona)
    .filter(isWithin(query))
    .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
  const requested = Number(query.get('limit') ?? MAX_PAGE)
  const limit = Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_PAGE) : MAX_PAGE
  const cursor = query.get('cursor') ?? ''
  const start = cursor === '' ? 0 : all.findIndex(order => order.id === cursor) + 1
  if (cursor !== '' && start === 0) return brokerageError(400, 'INVALID_ARGUMENT', 'invalid cursor')
  const page = all.slice(start, start + limit)
  const hasNext = start + limit < all.length
  return json(200, {
    orders: page.map(orderModel),
    sequence: '0',
    has_next: hasNext,
    cursor: hasNext ? (page.at(-1)?.id ?? '') : '',
  })
}

/** Orders of the brokerage API: placing, reading and cancelling. */
export const orderRoutes = (ctx: Context): Route[] => [
  ['POST', '/api/v3/brokerage/orders', postOrder(ctx)],
  ['POST', '/api/v3/brokerage/orders/preview', postPreview(ctx)],
  ['POST', '/api/v3/brokerage/orders/batch_cancel', postCancel(ctx)],
  [
    'GET',
    '/api/v3/brokerage/orders/historical/batch',
    withToken(ctx, ['wallet:orders:read'], ({ persona }, request) => listOrders(ctx, persona.name, request)),
  ],
  [
    'GET',
    '/api/v3/brokerage/orders/historical/:id',
    withToken(ctx, ['wallet:orders:read'], ({ persona }, _, [id = '']) => {
      const order = ctx.orders.list('coinbase', persona.name).find(known => known.id === id)
      return order === undefined
        ? brokerageError(404, 'NOT_FOUND', 'order not found')
        : json(200, { order: orderModel(order) })
    }),
  ],
]
