import { compare, isZero, parseDecimal } from '@rialto/catalog'
import type { MarketInfo, NewOrder } from '@rialto/core'
import { isFiatCurrency } from '../balances/fiatCurrencies.ts'
import { decimalPlaces } from './orderAmount.ts'
import { rejected } from './rejection.ts'

type Rejection = ReturnType<typeof rejected>

/** Limits and precision of one market. */
export interface MarketLimits {
  isOpen: boolean
  /** Decimals of an amount of the symbol, of an amount of money, and of a price. */
  amountDecimals: number
  moneyDecimals: number
  priceDecimals: number
  /** Least value of an order, in money. */
  minimumValue: string
}

export const marketInfoOf = (limits: MarketLimits): MarketInfo => ({
  isOpen: limits.isOpen,
  minimumValue: limits.minimumValue,
  decimals: limits.amountDecimals,
  priceDecimals: limits.priceDecimals,
})

const rejectDigits = (name: string, text: string, decimals: number, institution: string): Rejection | undefined => {
  const decimal = parseDecimal(text)
  if (decimal === undefined || decimal.startsWith('-') || isZero(decimal))
    return rejected('refused', `The ${name} is not a positive decimal`)
  return decimalPlaces(decimal) > decimals
    ? rejected('refused', `${institution} accepts at most ${decimals} decimal places in the ${name} in this market`)
    : undefined
}

/**
 * Rejects an order that the market would round, truncate or not accept: amounts are never rounded. `undefined` if the
 * order may be sent to the institution.
 */
export const rejectNewOrder = (
  order: NewOrder,
  market: MarketLimits | undefined,
  institution: string,
): Rejection | undefined => {
  const { symbol, paymentSymbol } = order
  if (market === undefined) return rejected('refused', `${institution} does not trade ${symbol} for ${paymentSymbol}`)
  if (!market.isOpen)
    return rejected('refused', `${institution} does not trade ${symbol} for ${paymentSymbol} right now`)
  if (isFiatCurrency(paymentSymbol) !== order.paymentIsFiat)
    return rejected('refused', `${paymentSymbol} is ${order.paymentIsFiat ? 'a cryptocurrency' : 'a fiat currency'}`)
  const decimals = order.amountIn === 'symbol' ? market.amountDecimals : market.moneyDecimals
  const wrong =
    rejectDigits('amount', order.amount, decimals, institution) ??
    (order.price === undefined ? undefined : rejectDigits('price', order.price, market.priceDecimals, institution))
  if (wrong !== undefined) return wrong
  return order.amountIn === 'paymentSymbol' && compare(order.amount, market.minimumValue) < 0
    ? rejected('amountBelowMinimum', `${institution}’s minimum order is ${market.minimumValue} ${paymentSymbol}`)
    : undefined
}

/** Decimals of a step such as `0.00100000`. */
export const stepPlaces = (step: string): number => decimalPlaces(parseDecimal(step) ?? '0')
