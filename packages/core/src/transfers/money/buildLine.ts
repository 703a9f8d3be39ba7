import { add, compare, isZero, multiply, subtract } from '@rialto/catalog'
import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'

export type MoneyRow = MoneyLine['arrives']
type Fee = MoneyLine['fees'][number]

/** An amount of one asset. Without `amount`: it is not known. */
interface Sum {
  symbol: string
  amount?: string | undefined
}

export interface LineInput {
  state: MoneyLine['state']
  /** The sent asset. */
  symbol: string
  /** Price of one unit in USD. Undefined without a price. */
  priceOf: (symbol: string) => string | undefined
  sold?: Sum & { amount: string }
  bought?: Sum & { amount: string }
  /** The estimated debit of the sold asset at the present price. */
  about?: string | undefined
  fees: readonly (Sum & Pick<Fee, 'takenBy' | 'purpose'>)[]
  arrives: string
  /** The client's fee, deducted from the arrived amount. */
  clientFee?: string | undefined
  missing?: string | undefined
  returned?: string | undefined
}

const rowOf = ({ symbol, amount }: Sum, priceOf: LineInput['priceOf']): MoneyRow => {
  const price = priceOf(symbol)
  const usd = amount === undefined || price === undefined ? undefined : multiply(amount, price)
  return { symbol, ...defined({ amount, usd }) }
}

const positive = (symbol: string, amount: string | undefined, priceOf: LineInput['priceOf']): MoneyRow | undefined =>
  amount === undefined || compare(amount, '0') <= 0 ? undefined : rowOf({ symbol, amount }, priceOf)

/** Undefined where one of them is. */
export const usdOf = (rows: readonly Pick<MoneyRow, 'usd'>[]): string | undefined => {
  let sum = '0'
  for (const { usd } of rows) {
    if (usd === undefined) return undefined
    sum = add(sum, usd)
  }
  return sum
}

/** The account's decrease of each asset, negative for an increase. Undefined if a part of it is unknown. */
const changesOf = ({ symbol, sold, bought, fees, arrives, missing = '0', returned = '0' }: LineInput) => {
  const changes = new Map<string, string | undefined>()
  const count = (asset: string, amount: string | undefined) => {
    const before = changes.has(asset) ? changes.get(asset) : '0'
    changes.set(asset, before === undefined || amount === undefined ? undefined : add(before, amount))
  }
  if (sold) count(sold.symbol, sold.amount)
  count(symbol, add(add(arrives, missing), returned))
  for (const fee of fees) count(fee.symbol, fee.amount)
  if (bought) count(bought.symbol, subtract('0', bought.amount))
  return [...changes].map(([asset, amount]) => ({ symbol: asset, amount }))
}

/**
 * Builds the rows of a money line. Debit and remainder are computed from the other rows of each asset, so that the rows
 * always add up.
 */
export const buildLine = (input: LineInput): MoneyLine => {
  const { state, symbol, priceOf, sold, bought, about, fees, arrives, clientFee = '0', missing, returned } = input
  const changes = changesOf(input)
  const leaves = changes
    .filter(({ amount }) => amount === undefined || compare(amount, '0') > 0)
    .map(one => ({ ...rowOf(one, priceOf), ...(one.symbol === sold?.symbol ? defined({ about }) : {}) }))
  const left = changes.find(({ amount }) => amount !== undefined && compare(amount, '0') < 0)
  const kept = compare(clientFee, arrives) > 0 ? arrives : clientFee
  const client = isZero(kept) ? [] : [{ symbol, amount: kept, takenBy: 'client', purpose: 'transfer' } as const]
  const shownFees = [...fees, ...client].map(({ takenBy, purpose, ...sum }) => ({
    ...rowOf(sum, priceOf),
    takenBy,
    purpose,
  }))
  return {
    state,
    leaves,
    fees: shownFees,
    arrives: rowOf({ symbol, amount: arrives }, priceOf),
    credited: rowOf({ symbol, amount: subtract(arrives, kept) }, priceOf),
    ...defined({
      leavesUsd: usdOf(leaves),
      feesUsd: usdOf(shownFees),
      sold: sold && rowOf(sold, priceOf),
      bought: bought && rowOf(bought, priceOf),
      stays: left && positive(left.symbol, subtract('0', left.amount ?? '0'), priceOf),
      missing: positive(symbol, missing, priceOf),
      returned: positive(symbol, returned, priceOf),
    }),
  }
}
