import { toJsonNumber } from '@rialto/catalog'
import { getPortfolio } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { portfolioAccounts, positionsOf } from './positions.ts'

export const getPortfolioHandler: Handler<'getPortfolio'> = async (ctx, { scope, query }) => {
  const { positions, cryptocurrenciesUsd, equitiesUsd, gaps, parts } = await getPortfolio(ctx, scope, query.UserId)
  return {
    equitiesValue: toJsonNumber(equitiesUsd),
    cryptocurrenciesValue: toJsonNumber(cryptocurrenciesUsd),
    nftsValue: 0,
    equityPositions: positionsOf(positions, 'equity'),
    cryptocurrencyPositions: positionsOf(positions),
    nftPositions: [],
    unpricedSymbols: gaps.unpriced,
    stalePriceSymbols: gaps.stale,
    accounts: portfolioAccounts(parts),
  }
}
