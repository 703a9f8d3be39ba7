import { toJsonNumber } from '@rialto/catalog'
import { getHoldingsValueOperation } from '@rialto/contract'
import { type Context, getHoldingsValue } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

/** No connector reads equities or NFTs yet: their values are what is known of them, nothing. */
const none = {
  totalPerformance: 0,
  equitiesValue: 0,
  equitiesPerformance: 0,
  cryptocurrenciesPerformance: 0,
  nftsValue: 0,
}

export const postHoldingsValue = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getHoldingsValueOperation, async ({ scope, body }) => {
    const { totalUsd, cryptocurrenciesUsd, fiatUsd } = await getHoldingsValue(ctx, scope, body)
    return {
      ...none,
      totalValue: toJsonNumber(totalUsd),
      cryptocurrenciesValue: toJsonNumber(cryptocurrenciesUsd),
      fiatValue: toJsonNumber(fiatUsd),
    }
  })
