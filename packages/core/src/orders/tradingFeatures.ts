import type { MarketInfo, OrderOffer, TradingFeatures } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { readMarket } from './readOrderRequest.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

/** `POST /transactions/featureList`: what can be traded with a connected account, and how. */
export const getTradingFeatures = async (
  ctx: Context,
  scope: Scope,
  request: AccountRequest,
): Promise<{ connection: Connection; features: TradingFeatures; offer: OrderOffer; isUp: boolean }> => {
  const { connection, offer } = await tradingConnection(ctx, scope, request)
  const features = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).features(credentials),
  )
  return { connection, features, offer, isUp: ctx.connectors.health(connection.type).isUp }
}

/**
 * `POST /transactions/symbolinfo`: the limits of one market.
 *
 * @throws Fault `invalidField` where the institution has no such market.
 */
export const getOrderSymbolInfo = async (
  ctx: Context,
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
