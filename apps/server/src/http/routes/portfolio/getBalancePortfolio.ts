import { toJsonNumber } from '@rialto/catalog'
import { getFiatPortfolioOperation } from '@rialto/contract'
import { type Context, getFiatPortfolio } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { portfolioAccounts } from './portfolioAccounts.ts'

export const getBalancePortfolio = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getFiatPortfolioOperation, async ({ scope, query }) => {
    const { balances, parts } = await getFiatPortfolio(ctx, scope, query.UserId)
    return {
      fiatBalances: balances.map(({ currencyCode, cash, buyingPower }) => ({
        symbol: currencyCode,
        cash: toJsonNumber(cash),
        buyingPower: toJsonNumber(buyingPower),
      })),
      accounts: portfolioAccounts(parts),
    }
  })
