import { defined } from '@rialto/defined'

import type { Market, NewOrder, OrderSide } from '../../connections/orders.ts'
import {
  createReader,
  format,
  formatMillionths,
  one,
  overDown,
  overUp,
  roundDownTo,
  roundUpTo,
  timesDown,
  timesUp,
} from './fixedPoint.ts'

/** An exchange's price for converting one asset of an account into another by one order. */
export interface ConversionQuote {
  /** The asset spent, and the asset received. */
  from: string
  to: string
  /** `buy`: the market trades `to` for `from`. `sell`: it trades `from` for `to`. */
  side: OrderSide
  /** The money is a currency of a state: it is a purchase. */
  isPurchase: boolean
  /** Price of one unit of the base asset, in the quote asset. */
  price: string
  /** The exchange's, as a ratio of the value. */
  feeRate: string
  /** Minimum value of an order, in the quote asset. */
  minimumValue: string
  /** Most decimals of an amount, and of a price, in this market. */
  decimals: number
  priceDecimals: number
  /** The amount from which the fee of a purchase is taken. */
  feeFrom?: 'spent' | 'received'
}

/**
 * An order that yields at least an amount, even if the price moves by the margin and the fee is deducted from the
 * received asset. It is filled immediately and completely at its limit price or better, or not at all: the user never
 * pays more than `spends`.
 */
export interface ConversionPlan {
  kind: 'conversion' | 'purchase'
  from: string
  side: OrderSide
  /** In units of the base asset. */
  amount: string
  /** The limit. */
  price: string
  /** Maximum debit, in `from`, the exchange's fee included. */
  spends: string
  /** Minimum credit, in the asset to send, after the exchange's fee. */
  yields: string
  /** The exchange's fee for the order, in dollars. Absent without a quote for the asset. */
  feeUsd?: string
  /**
   * The current price, and the exchange's fee as a ratio of the amount from which it is taken. Absent in previews of
   * earlier versions.
   */
  quote?: { price: string; feeRate: string; feeFrom: 'spent' | 'received' }
}

/** How far the price may move between the quote and the order: 0.5 %. */
const margin = one / 200n

/** The figures of a quote that do not depend on the amount, as integers per unit of the base asset. */
export interface QuoteFigures {
  decimals: number
  limit: bigint
  /** The maximum spent, the minimum received, and the fee in the received asset. */
  spends: bigint
  yields: bigint
  fee: bigint
  /** Its value at the worse of the two prices reaches the minimum. */
  minAmount: bigint
}

type Reader = (decimal: string) => bigint

/** Undefined if the market's price is so coarse, or its fee so high, that the order would yield nothing. */
const figuresOf = (read: Reader, quote: ConversionQuote): QuoteFigures | undefined => {
  const price = read(quote.price)
  const feeRate = read(quote.feeRate)
  const isBuy = quote.side === 'buy'
  const limit = isBuy
    ? roundUpTo(timesUp(price, one + margin), quote.priceDecimals)
    : roundDownTo(timesDown(price, one - margin), quote.priceDecimals)
  const kept = one - feeRate
  const yields = isBuy ? kept : timesDown(limit, kept)
  if (limit <= 0n || price <= 0n || yields <= 0n) return undefined
  return {
    decimals: quote.decimals,
    limit,
    spends: isBuy ? timesUp(limit, one + feeRate) : one,
    yields,
    fee: isBuy ? feeRate : timesUp(price, feeRate),
    minAmount: overUp(read(quote.minimumValue), isBuy ? price : limit),
  }
}

/** Accounts at one exchange have the same quotes, so each is computed once. */
export const createFigures = (read: Reader): ((quote: ConversionQuote) => QuoteFigures | undefined) => {
  const known = new Map<string, QuoteFigures | undefined>()
  return quote => {
    const { side, price, feeRate, minimumValue, decimals, priceDecimals } = quote
    const key = `${side} ${price} ${feeRate} ${minimumValue} ${decimals} ${priceDecimals}`
    if (!known.has(key)) known.set(key, figuresOf(read, quote))
    return known.get(key)
  }
}

/** The smallest order that yields at least `wanted`. */
export const amountFor = ({ yields, minAmount, decimals }: QuoteFigures, wanted: bigint): bigint => {
  const needed = overUp(wanted, yields)
  return roundUpTo(needed > minAmount ? needed : minAmount, decimals)
}

/** The maximum that a balance yields. */
export const maxFrom = ({ spends, yields, minAmount, decimals }: QuoteFigures, available: bigint): bigint => {
  const amount = roundDownTo(overDown(available, spends), decimals)
  return amount < minAmount ? 0n : timesDown(amount, yields)
}

/** The order as the strings that are shown, stored and sent. Undefined if the quote yields nothing. */
export const planConversion = (
  quote: ConversionQuote,
  wanted: string,
  priceUsd: string | undefined,
): ConversionPlan | undefined => {
  const read = createReader()
  const figures = figuresOf(read, quote)
  if (!figures) return undefined
  const amount = amountFor(figures, read(wanted))
  return {
    kind: quote.isPurchase ? 'purchase' : 'conversion',
    from: quote.from,
    side: quote.side,
    amount: format(amount),
    price: format(figures.limit),
    spends: format(timesUp(amount, figures.spends)),
    yields: format(timesDown(amount, figures.yields)),
    quote: {
      price: quote.price,
      feeRate: quote.feeRate,
      feeFrom: quote.side === 'sell' ? 'received' : (quote.feeFrom ?? 'spent'),
    },
    ...defined({ feeUsd: priceUsd && formatMillionths(timesUp(timesUp(amount, figures.fee), read(priceUsd))) }),
  }
}

/** The market of a conversion into `to`. */
export const marketOf = (plan: Pick<ConversionPlan, 'side' | 'from' | 'kind'>, to: string): Market => {
  const isBuy = plan.side === 'buy'
  return {
    symbol: isBuy ? to : plan.from,
    paymentSymbol: isBuy ? plan.from : to,
    paymentIsFiat: isBuy && plan.kind === 'purchase',
  }
}

/** The order of a plan. */
export const orderOf = (plan: ConversionPlan, to: string): NewOrder => ({
  ...marketOf(plan, to),
  side: plan.side,
  kind: 'limit',
  amount: plan.amount,
  amountIn: 'symbol',
  price: plan.price,
  timeInForce: 'fillOrKill',
})
