import { add, divide, isZero, multiply } from '@rialto/catalog'

import type { FoundOrder } from '../../connections/orders.ts'
import type { ConversionPlan } from '../funding/conversion.ts'
import { defined } from '@rialto/defined'
import type { LineInput } from './buildLine.ts'
import type { FilledConversion } from './filledConversion.ts'

/** The executed amounts of an order as reported by the institution. Undefined if the report is incomplete. */
export const filledOf = (found: FoundOrder): FilledConversion | undefined => {
  const { side, amount, value, charged } = found
  if (amount === undefined || value === undefined || charged === undefined || side === 'unknown') return undefined
  return side === 'buy'
    ? { sold: value, bought: amount, fees: charged }
    : { sold: amount, bought: value, fees: charged }
}

type Rows = Pick<LineInput, 'sold' | 'bought' | 'fees' | 'about'>

const feeRow = ({ symbol, amount }: { symbol: string; amount?: string }) =>
  ({ symbol, ...defined({ amount }), takenBy: 'institution', purpose: 'conversion' }) as const

/** At the limit: the most that it spends, and the least that it brings. */
const plannedRows = (plan: ConversionPlan, to: string): Rows => {
  const { from, side, amount, price, quote } = plan
  const value = multiply(amount, price)
  const isBuy = side === 'buy'
  const sold = { symbol: from, amount: isBuy ? value : amount }
  const bought = { symbol: to, amount: isBuy ? amount : value }
  if (!quote) return { sold: { symbol: from, amount: plan.spends }, bought, fees: [feeRow({ symbol: to })] }
  const { feeRate, feeFrom } = quote
  const isFeeSpent = isBuy && feeFrom === 'spent'
  const charged = isFeeSpent ? sold : bought
  const now = multiply(amount, quote.price)
  const fee = { symbol: charged.symbol, amount: multiply(charged.amount, feeRate) }
  return {
    sold,
    bought,
    fees: [feeRow(fee)],
    ...(isBuy ? { about: isFeeSpent ? multiply(now, add('1', feeRate)) : now } : {}),
  }
}

/** The rows of the order before a transfer: as executed once that is known, as planned before. */
export const conversionRows = (plan: ConversionPlan, to: string, filled: FilledConversion | undefined): Rows => {
  if (!filled) return plannedRows(plan, to)
  return {
    sold: { symbol: plan.from, amount: filled.sold },
    bought: { symbol: to, amount: filled.bought },
    fees: filled.fees.filter(({ amount }) => !isZero(amount)).map(feeRow),
  }
}

/** USD per unit of the sold asset, by the order's price and the price of the bought asset. */
export const soldPriceUsd = ({ from, side, price }: ConversionPlan, priceUsd: string): string | undefined => {
  if (from === 'USD') return '1'
  if (isZero(priceUsd) || isZero(price)) return undefined
  return side === 'sell' ? multiply(price, priceUsd) : divide(priceUsd, price, 18, 'down')
}
