import { toJsonNumber } from '@rialto/catalog'
import { getPortfolioOperation } from '@rialto/contract'
import { type Context, getPortfolio } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { portfolioAccounts } from './portfolioAccounts.ts'
import { positionsOf } from './positions.ts'

export const getHoldingsPortfolio = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getPortfolioOperation, async ({ scope, query }) => {
    const { positions, cryptocurrenciesUsd, equitiesUsd, parts } = await getPortfolio(ctx, scope, query.UserId)
    return {
      equitiesValue: toJsonNumber(equitiesUsd),
      cryptocurrenciesValue: toJsonNumber(cryptocurrenciesUsd),
      nftsValue: 0,
      equityPositions: positionsOf(positions, 'equity'),
      cryptocurrencyPositions: positionsOf(positions),
      nftPositions: [],
      accounts: portfolioAccounts(parts),
    }
  })
