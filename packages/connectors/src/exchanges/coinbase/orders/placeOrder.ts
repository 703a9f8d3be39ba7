import type { Credentials, NewOrder, OrderEstimate, OrderToPlace, PlaceOutcome } from '@rialto/core'
import { isZero, parseDecimal } from '@rialto/catalog'
import { refusalText } from '../../../kit/asConnectorError.ts'
import { callInstitution } from '../../../kit/callInstitution.ts'
import { findRule } from '../../../kit/errorTable.ts'
import { placeOnce } from '../../../kit/placeOnce.ts'
import { rejectNewOrder } from '../../../kit/rejectNewOrder.ts'
import { rejected, rejectedBeforeSending, rejectionReason } from '../../../kit/rejection.ts'
import type { CoinbaseContext } from '../context.ts'
import { accessTokenOf, coinbaseRequest } from '../context.ts'
import { productId, readLimits } from './readMarkets.ts'
import { isPlaced, isPreview } from './schemas.ts'

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

/** Asks for one order. `client_order_id` makes a repeat of the same call the same order. */
export const placeOrder = async (
  context: CoinbaseContext,
  credentials: Credentials,
  order: OrderToPlace,
): Promise<PlaceOutcome> => {
  const planned = await Promise.resolve()
    .then(async () => {
      const token = accessTokenOf(credentials)
      return rejectNewOrder(order, await readLimits(context, order), context.descriptor.name) ?? { token }
    })
    .catch(rejectedBeforeSending)
  if ('kind' in planned) return planned
  const { token } = planned
  const body = { client_order_id: order.reference, ...bodyOf(order) }
  return placeOnce(
    context.http,
    {
      request: coinbaseRequest(token, 'POST', '/api/v3/brokerage/orders', body),
      check: isPlaced,
      secrets: [token],
      notAfterMs: order.notAfterMs,
    },
    ({ success_response: { order_id: id, client_order_id: reference } }) =>
      reference === undefined || reference === order.reference ? id : undefined,
  )
}

/** `PREVIEW_INSUFFICIENT_FUND` is what an order calls `INSUFFICIENT_FUND`. */
const refusalOf = ({ http }: CoinbaseContext, failure: string) => {
  const error = { status: 200, code: failure.replace(/^PREVIEW_/, ''), message: failure }
  const rule = findRule(http.table, error)
  return rejected(rejectionReason(rule.kind), refusalText(http.table.institution, rule, error, []), error.code)
}

export const previewOrder = async (
  context: CoinbaseContext,
  token: string,
  order: NewOrder,
): Promise<OrderEstimate> => {
  const refusal = rejectNewOrder(order, await readLimits(context, order), context.descriptor.name)
  if (refusal !== undefined) return refusal
  const request = coinbaseRequest(token, 'POST', '/api/v3/brokerage/orders/preview', bodyOf(order))
  const preview = await callInstitution(context.http, { request: () => request, check: isPreview, secrets: [token] })
  const [failure] = preview.errs
  if (failure !== undefined) return refusalOf(context, failure)
  const price = parseDecimal(preview.est_average_filled_price ?? '')
  const estimated = price === undefined || isZero(price) ? order.price : price
  return { kind: 'fits', fee: preview.commission_total, ...(estimated === undefined ? {} : { price: estimated }) }
}
