import { add } from '@rialto/catalog'

import type { PricedHolding } from './ports.ts'

type Valued = Pick<PricedHolding, 'assetType' | 'valueUsd'>

/** The value of coins and of shares in USD. Unpriced holdings add nothing. */
export const valueByType = (holdings: readonly Valued[]): { cryptocurrenciesUsd: string; equitiesUsd: string } => {
  const sumOf = (assetType: Valued['assetType']) =>
    holdings
      .filter(holding => holding.assetType === assetType)
      .reduce((sum, each) => add(sum, each.valueUsd ?? '0'), '0')
  return { cryptocurrenciesUsd: sumOf(undefined), equitiesUsd: sumOf('equity') }
}

/** A holding in the form that `priceGaps` reads. */
export const pricedAmount = ({
  symbol,
  amount,
  valueUsd,
  isPriceStale,
}: Pick<PricedHolding, 'symbol' | 'amount' | 'valueUsd' | 'isPriceStale'>) => ({
  symbol,
  amounts: [amount],
  price: valueUsd === undefined ? undefined : { isStale: isPriceStale === true },
})
