import { getHoldings } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { positionsOf } from '../portfolio/positions.ts'

export const getHoldingsHandler: Handler<'getHoldings'> = async (ctx, { scope, body }) => {
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
}
