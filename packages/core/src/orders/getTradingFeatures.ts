import type { OrderOffer, TradingFeatures } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

/** `POST /transactions/featureList`: the trading features of a connected account. */
export const getTradingFeatures = async (
  ctx: ConnectionContext,
  scope: Scope,
  request: AccountRequest,
): Promise<{ connection: Connection; features: TradingFeatures; offer: OrderOffer; isUp: boolean }> => {
  const { connection, offer } = await tradingConnection(ctx, scope, request)
  const features = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).features(credentials),
  )
  return { connection, features, offer, isUp: ctx.connectors.health(connection.type).isUp }
}
