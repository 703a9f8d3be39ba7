import { randomBytes } from 'node:crypto'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import type { Assessed, NewOrder } from '../orders/createOrders.ts'
import type { Order } from '../state/types.ts'
import { findMarket } from './markets.ts'
import { clientOrderIdOf, orderModel, placedModel, tradeModel } from './orderModel.ts'
import { readOrder } from './readOrder.ts'
import { rejectReadOnly, withSignature } from './withSignature.ts'
import { binanceError, missing, type VariantContext } from './variants.ts'

const CLIENT_ID = /^[a-zA-Z0-9-_]{1,36}$/

const behaviourRefusal = (persona: Persona): SimResponse | undefined => {
  if (persona.behaviour === 'restrictedRegion')
    return binanceError(0, 'Service unavailable from a restricted location.', 451)
  if (persona.behaviour === 'kycMissing')
    return binanceError(-2010, 'This action is disabled on this account: identity verification is missing.')
  return rejectReadOnly(persona)
}

const assessedRefusal = ({ kind }: Assessed): SimResponse | undefined => {
  if (kind === 'insufficientFunds') return binanceError(-2010, 'Account has insufficient balance for requested action.')
  if (kind === 'wouldMatch') return binanceError(-2010, 'Order would immediately match and take.')
  return kind === 'nothing' ? binanceError(-1013, 'Filter failure: LOT_SIZE') : undefined
}

/** A new number, because Binance's ids are numbers. */
const newId = (): string => String(randomBytes(6).readUIntBE(0, 6))

const readNew = (ctx: VariantContext, persona: Persona, params: URLSearchParams): NewOrder | SimResponse => {
  const refusal = behaviourRefusal(persona)
  if (refusal !== undefined) return refusal
  const read = readOrder(ctx.variant, params)
  if ('status' in read) return read
  const id = newId()
  const reference = params.get('newClientOrderId') ?? `auto_${id}`
  if (!CLIENT_ID.test(reference))
    return binanceError(-1100, "Illegal characters found in parameter 'newClientOrderId'.")
  return { ...read, id, institution: ctx.variant.name, persona: persona.name, reference }
}

/** The id is unique among open orders only. Once the first has ended, a second order with the same id is accepted. */
const isDuplicate = (ctx: VariantContext, order: NewOrder): boolean =>
  ctx.orders
    .list(ctx.variant.name, order.persona)
    .some(known => known.status === 'open' && known.reference === order.reference)

const place = (ctx: VariantContext, persona: Persona, params: URLSearchParams, isTest: boolean): SimResponse => {
  const order = readNew(ctx, persona, params)
  if ('id' in order === false) return order
  // The test endpoint checks the parameters and the filters, not the balance.
  const reportsFees = ctx.variant.isFull && params.get('computeCommissionRates') === 'true'
  if (isTest) return json(200, reportsFees ? testModel : {})
  if (isDuplicate(ctx, order)) return binanceError(-2010, 'Duplicate order sent.')
  return assessedRefusal(ctx.orders.assess(order)) ?? json(200, placedModel(ctx.orders.place(order)))
}

const testModel = {
  standardCommissionForOrder: { maker: '0.00100000', taker: '0.00100000' },
  taxCommissionForOrder: { maker: '0.00000000', taker: '0.00000000' },
  discount: { enabledForAccount: false, enabledForSymbol: false, discountAsset: 'BNB', discount: '0.75000000' },
}

/** The orders of one market, oldest first. */
const ofMarket = (ctx: VariantContext, persona: Persona, params: URLSearchParams): Order[] =>
  ctx.orders
    .list(ctx.variant.name, persona.name)
    .filter(order => `${order.base}${order.quote}` === params.get('symbol'))

/** By number or by the client's own id. Of several orders with that id, the last. */
const findOne = (ctx: VariantContext, persona: Persona, params: URLSearchParams): Order | SimResponse => {
  if (findMarket(ctx.variant, params.get('symbol') ?? '') === undefined) return binanceError(-1121, 'Invalid symbol.')
  const id = params.get('orderId')
  const reference = params.get('origClientOrderId')
  if (id === null && reference === null) return missing('orderId')
  const found = ofMarket(ctx, persona, params).filter(order =>
    id === null ? clientOrderIdOf(order) === reference : order.id === id,
  )
  return found.at(-1) ?? binanceError(-2013, 'Order does not exist.')
}

const cancel = (ctx: VariantContext, persona: Persona, params: URLSearchParams): SimResponse => {
  const refusal = behaviourRefusal(persona)
  if (refusal !== undefined) return refusal
  const found = findOne(ctx, persona, params)
  const order = 'base' in found ? found : undefined
  if (order?.status !== 'open') return binanceError(-2011, 'Unknown order sent.')
  const model = orderModel(ctx.orders.cancel(order))
  return json(200, { ...model, origClientOrderId: model.clientOrderId, transactTime: model.updateTime })
}

const allOrders = (ctx: VariantContext, persona: Persona, params: URLSearchParams): SimResponse => {
  if (findMarket(ctx.variant, params.get('symbol') ?? '') === undefined) return binanceError(-1121, 'Invalid symbol.')
  const limit = Number(params.get('limit') ?? 500)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    return binanceError(-1130, "Data sent for 'limit' is not valid.")
  return json(200, ofMarket(ctx, persona, params).slice(-limit).map(orderModel))
}

const oneOrder = (ctx: VariantContext, persona: Persona, params: URLSearchParams): SimResponse => {
  const found = findOne(ctx, persona, params)
  return 'base' in found ? json(200, orderModel(found)) : found
}

/** Trades of an order. Orders here always trade at once. */
const myTrades = (ctx: VariantContext, persona: Persona, params: URLSearchParams): SimResponse => {
  if (params.get('orderId') === null) return missing('orderId')
  const found = findOne(ctx, persona, params)
  if ('base' in found) return json(200, found.filledUnits === '0' ? [] : [tradeModel(found)])
  return found
}

const openOrders = (ctx: VariantContext, { name }: Persona): SimResponse => {
  const open = ctx.orders.list(ctx.variant.name, name).filter(({ status }) => status === 'open')
  return json(200, open.map(orderModel))
}

/** Orders on the spot market: placing, testing, reading and cancelling. */
export const orderRoutes = (ctx: VariantContext): Route[] => [
  ['POST', '/api/v3/order', withSignature(ctx, ({ persona, params }) => place(ctx, persona, params, false))],
  ['POST', '/api/v3/order/test', withSignature(ctx, ({ persona, params }) => place(ctx, persona, params, true))],
  ['GET', '/api/v3/order', withSignature(ctx, ({ persona, params }) => oneOrder(ctx, persona, params))],
  ['DELETE', '/api/v3/order', withSignature(ctx, ({ persona, params }) => cancel(ctx, persona, params))],
  ['GET', '/api/v3/myTrades', withSignature(ctx, ({ persona, params }) => myTrades(ctx, persona, params))],
  ['GET', '/api/v3/allOrders', withSignature(ctx, ({ persona, params }) => allOrders(ctx, persona, params))],
  ['GET', '/api/v3/openOrders', withSignature(ctx, ({ persona }) => openOrders(ctx, persona))],
]
