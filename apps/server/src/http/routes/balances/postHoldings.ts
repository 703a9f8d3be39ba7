import { getHoldingsOperation } from '@rialto/contract'
import { type Context, getHoldings } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { positionsOf } from '../portfolio/positions.ts'

export const postHoldings = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getHoldingsOperation, async ({ scope, body }) => {
    const result = await getHoldings(ctx, scope, { ...body, includeMarketValue: body.includeMarketValue ?? false })
    const { connection, institutionName } = result
    const holdings = result.kind === 'read' ? result.holdings : []
    const account = {
      type: connection.type,
      accountId: connection.upstreamId,
      accountName: connection.accountName,
      institutionName,
      cryptocurrencyPositions: positionsOf(holdings),
      equityPositions: positionsOf(holdings, 'equity'),
      notSupportedCryptocurrencyPositions: [],
      notSupportedEquityPositions: positionsOf(holdings, 'option'),
    }
    return result.kind === 'notAuthorized'
      ? { status: 'notAuthorized' as const, errorMessage: 'Unauthorized token', ...account }
      : { status: 'succeeded' as const, ...account }
  })
