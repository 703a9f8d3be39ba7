import { toJsonNumber } from '@rialto/catalog'
import { getHoldingsValueOperation } from '@rialto/contract'
import { type Context, getHoldingsValue } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

/** No history of prices is kept, and no connector reads NFTs. */
const none = {
  totalPerformance: 0,
  equitiesPerformance: 0,
  cryptocurrenciesPerformance: 0,
  nftsValue: 0,
}

export const postHoldingsValue = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getHoldingsValueOperation, async ({ scope, body }) => {
    const { totalUsd, cryptocurrenciesUsd, equitiesUsd, fiatUsd } = await getHoldingsValue(ctx, scope, body)
    return {
      ...none,
      totalValue: toJsonNumber(totalUsd),
      equitiesValue: toJsonNumber(equitiesUsd),
      cryptocurrenciesValue: toJsonNumber(cryptocurrenciesUsd),
      fiatValue: toJsonNumber(fiatUsd),
    }
  })
