import { add, isZero, multiply } from '@rialto/catalog'

import type { LastPrice } from '../kernel/prices.ts'

/** Amounts of several currencies as one in USD. What has no price adds nothing: `priceGaps` names it. */
export const sumInUsd = (
  prices: ReadonlyMap<string, LastPrice>,
  amounts: readonly { currencyCode: string; amount: string }[],
): string =>
  amounts.reduce(
    (sum, { currencyCode, amount }) => add(sum, multiply(amount, prices.get(currencyCode)?.usd ?? '0')),
    '0',
  )

/** What a sum in USD does not say by itself. */
export interface PriceGaps {
  /** Owned, without a known price, and therefore not part of the sum. */
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
