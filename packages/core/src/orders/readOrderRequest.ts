import { decimalFromJson } from '@rialto/catalog'
import type { OrderRequest } from '@rialto/contract'

import type { AmountUnit, NewOrder, OrderOffer, OrderSide, TimeInForce } from '../connections/orders.ts'
import { invalidField, missingField } from '../kernel/apiError.ts'

/** Upper case, as institutions write them: `btc` is BTC. */
const symbolPattern = /^[A-Z0-9]{1,20}$/

const readSymbol = (field: string, text: string): string => {
  const symbol = text.trim().toUpperCase()
  if (!symbolPattern.test(symbol)) throw invalidField(field, 'is not a symbol such as BTC')
  return symbol
}

const readDecimal = (field: string, value: number): string => {
  const decimal = decimalFromJson(value)
  if (decimal === undefined) throw invalidField(field, 'is not an amount')
  return decimal
}

const readSide = (side: string): OrderSide => {
  if (side !== 'buy' && side !== 'sell') throw invalidField('side', 'must be buy or sell')
  return side
}

const readTimeInForce = (
  kind: NewOrder['kind'],
  requested: OrderRequest['timeInForce'],
  offer: OrderOffer,
): TimeInForce => {
  // A market order trades at once or not at all, so the requested time in force is ignored.
  if (kind === 'market') return 'immediateOrCancel'
  const wanted = requested === 'unknown' ? 'goodTillCanceled' : requested
  const offered = offer.limit.timeInForce.find(each => each === wanted)
  if (offered === undefined) throw invalidField('timeInForce', `${requested} is not supported by this institution`)
  return offered
}

const readAmountIn = (
  kind: NewOrder['kind'],
  side: OrderSide,
  request: OrderRequest,
  offer: OrderOffer,
): AmountUnit => {
  if (request.amountIsFiat === true && !request.amountIsInPaymentSymbol)
    throw invalidField('amountIsFiat', 'conflicts with amountIsInPaymentSymbol')
  const unit = request.amountIsInPaymentSymbol ? 'paymentSymbol' : 'symbol'
  if (!offer[kind].amountIn[side].includes(unit))
    throw invalidField('amountIsInPaymentSymbol', `must be false for a ${kind} ${side} order here`)
  return unit
}

/**
 * Validates an order request against the institution's offer.
 *
 * @throws ApiError `invalidField`, `missingField`, naming the field.
 */
export const readOrderRequest = (side: string, request: OrderRequest, offer: OrderOffer): NewOrder => {
  if (request.isCryptocurrency === false) throw invalidField('isCryptocurrency', 'only cryptocurrencies can be traded')
  const kind = request.orderType
  if (kind === 'stopLoss') throw invalidField('orderType', 'stopLoss is not supported by this institution')
  if (kind === 'limit' && request.price === undefined) throw missingField('price', 'is required for limit orders')
  const symbol = readSymbol('symbol', request.symbol)
  const paymentSymbol = readSymbol('paymentSymbol', request.paymentSymbol)
  if (symbol === paymentSymbol) throw invalidField('paymentSymbol', 'must differ from symbol')
  const way = readSide(side)
  return {
    side: way,
    symbol,
    paymentSymbol,
    paymentIsFiat: !request.paymentIsCryptocurrency,
    kind,
    amount: readDecimal('amount', request.amount),
    amountIn: readAmountIn(kind, way, request, offer),
    timeInForce: readTimeInForce(kind, request.timeInForce, offer),
    ...(kind === 'limit' && request.price !== undefined ? { price: readDecimal('price', request.price) } : {}),
  }
}

/** The market a request names. */
export const readMarket = (request: { symbol: string; paymentSymbol: string }) => ({
  symbol: readSymbol('symbol', request.symbol),
  paymentSymbol: readSymbol('paymentSymbol', request.paymentSymbol),
})
