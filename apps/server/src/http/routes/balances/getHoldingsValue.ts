import { toJsonNumber } from '@rialto/catalog'
import { getHoldingsValue } from '@rialto/core'

import type { Handler } from '../../handler.ts'

/** Rialto keeps no price history, and no connector reads NFTs. */
const none = {
  totalPerformance: 0,
  equitiesPerformance: 0,
  cryptocurrenciesPerformance: 0,
  nftsValue: 0,
}

export const getHoldingsValueHandler: Handler<'getHoldingsValue'> = async (ctx, { scope, body }) => {
  const { totalUsd, cryptocurrenciesUsd, equitiesUsd, fiatUsd, gaps } = await getHoldingsValue(ctx, scope, body)
  return {
    ...none,
    totalValue: toJsonNumber(totalUsd),
    equitiesValue: toJsonNumber(equitiesUsd),
    cryptocurrenciesValue: toJsonNumber(cryptocurrenciesUsd),
    fiatValue: toJsonNumber(fiatUsd),
    unpricedSymbols: gaps.unpriced,
    stalePriceSymbols: gaps.stale,
  }
}
