import { add, isZero, multiply } from '@rialto/catalog'

import type { LastPrice } from '../kernel/prices.ts'

/** The sum of amounts in several currencies, in USD. Unpriced amounts add nothing; `priceGaps` names them. */
export const sumInUsd = (
  prices: ReadonlyMap<string, LastPrice>,
  amounts: readonly { currencyCode: string; amount: string }[],
): string =>
  amounts.reduce(
    (sum, { currencyCode, amount }) => add(sum, multiply(amount, prices.get(currencyCode)?.usd ?? '0')),
    '0',
  )

/** Limitations of a sum in USD. */
export interface PriceGaps {
  /** Holdings without a known price, which are not part of the sum. */
  unpriced: string[]
  /** Part of the sum at a price older than five minutes. */
  stale: string[]
}

/** Symbols, sorted, of which there is something. */
export const priceGaps = (
  owned: readonly { symbol: string; amounts: readonly string[]; price: Omit<LastPrice, 'usd'> | undefined }[],
): PriceGaps => {
  const symbolsOf = (isWanted: (price: Omit<LastPrice, 'usd'> | undefined) => boolean) => [
    ...new Set(
      owned
        .filter(({ amounts, price }) => isWanted(price) && !amounts.every(isZero))
        .map(({ symbol }) => symbol)
        .sort(),
    ),
  ]
  return {
    unpriced: symbolsOf(price => price === undefined),
    stale: symbolsOf(price => price?.isStale === true),
  }
}
