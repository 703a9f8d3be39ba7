import type { MarketInfo } from '../connections/orders.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { ConnectionContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readMarket } from './readOrderRequest.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

/**
 * `POST /transactions/symbolinfo`: the limits of one market.
 *
 * @throws ApiError `invalidField` if the institution has no such market.
 */
export const getOrderSymbolInfo = async (
  ctx: ConnectionContext,
  scope: Scope,
  request: AccountRequest & { symbol: string; paymentSymbol: string },
): Promise<MarketInfo> => {
  const { connection, institutionName } = await tradingConnection(ctx, scope, request)
  const market = readMarket(request)
  const info = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).symbolInfo(credentials, market),
  )
  if (!info)
    throw invalidField('symbol', `${institutionName} does not trade ${market.symbol} for ${market.paymentSymbol}`)
  return info
}
