import { toJsonNumber } from '@rialto/catalog'
import { getFiatPortfolio } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { portfolioAccounts } from './positions.ts'

export const getFiatPortfolioHandler: Handler<'getFiatPortfolio'> = async (ctx, { scope, query }) => {
  const { balances, parts } = await getFiatPortfolio(ctx, scope, query.UserId)
  return {
    fiatBalances: balances.map(({ currencyCode, cash, buyingPower }) => ({
      symbol: currencyCode,
      cash: toJsonNumber(cash),
      buyingPower: toJsonNumber(buyingPower),
    })),
    accounts: portfolioAccounts(parts),
  }
}
