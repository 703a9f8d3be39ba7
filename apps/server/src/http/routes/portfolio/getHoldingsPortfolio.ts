import { toJsonNumber } from '@rialto/catalog'
import { getPortfolioOperation } from '@rialto/contract'
import { type Context, getPortfolio, type PortfolioPosition } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { portfolioAccounts } from './portfolioAccounts.ts'

const position = ({ name, symbol, amount, priceUsd, valueUsd }: PortfolioPosition) => ({
  name,
  symbol,
  amount: toJsonNumber(amount),
  ...(priceUsd === undefined ? {} : { lastPrice: toJsonNumber(priceUsd) }),
  ...(valueUsd === undefined ? {} : { marketValue: toJsonNumber(valueUsd) }),
})

export const getHoldingsPortfolio = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getPortfolioOperation, async ({ scope, query }) => {
    const { positions, totalUsd, parts } = await getPortfolio(ctx, scope, query.UserId)
    return {
      equitiesValue: 0,
      cryptocurrenciesValue: toJsonNumber(totalUsd),
      nftsValue: 0,
      equityPositions: [],
      cryptocurrencyPositions: positions.map(position),
      nftPositions: [],
      accounts: portfolioAccounts(parts),
    }
  })
