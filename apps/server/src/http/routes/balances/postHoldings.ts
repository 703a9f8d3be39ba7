import { toJsonNumber } from '@rialto/catalog'
import { getHoldingsOperation } from '@rialto/contract'
import { type Context, getHoldings, type PricedHolding } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

const position = ({ name, symbol, amount, priceUsd, valueUsd }: PricedHolding) => ({
  name,
  symbol,
  amount: toJsonNumber(amount),
  ...(priceUsd === undefined ? {} : { lastPrice: toJsonNumber(priceUsd) }),
  ...(valueUsd === undefined ? {} : { marketValue: toJsonNumber(valueUsd) }),
})

export const postHoldings = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getHoldingsOperation, async ({ scope, body }) => {
    const result = await getHoldings(ctx, scope, { ...body, includeMarketValue: body.includeMarketValue ?? false })
    const { connection, institutionName } = result
    const none = { equityPositions: [], notSupportedCryptocurrencyPositions: [], notSupportedEquityPositions: [] }
    const account = {
      type: connection.type,
      accountId: connection.upstreamId,
      accountName: connection.accountName,
      institutionName,
    }
    if (result.kind === 'notAuthorized')
      return {
        status: 'notAuthorized' as const,
        errorMessage: 'Unauthorized token',
        ...account,
        ...none,
        cryptocurrencyPositions: [],
      }
    return { status: 'succeeded' as const, ...account, ...none, cryptocurrencyPositions: result.holdings.map(position) }
  })
