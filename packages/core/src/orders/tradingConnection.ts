import type { Connector } from '../connections/connector.ts'
import type { OrderOffer, Orders } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'

export interface AccountRequest {
  authToken: string
  type: string
}

const notOffered = (name: string): ApiError =>
  new ApiError('badRequest', { message: `${name} does not support trading through Rialto.` })

/** The trading operations of a connector. @throws ApiError `badRequest` without them. */
export const ordersOf = ({ descriptor, orders }: Connector): Orders => {
  if (!orders) throw notOffered(descriptor.name)
  return orders
}

/** The order types and limits of a connector. @throws ApiError `badRequest` if it offers no orders. */
export const offerOf = ({ descriptor }: Connector): OrderOffer => {
  if (!descriptor.orders) throw notOffered(descriptor.name)
  return descriptor.orders
}

/** The connection a request names, at an institution that trades. */
export const tradingConnection = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  scope: Scope,
  request: AccountRequest,
): Promise<{ connection: Connection; offer: OrderOffer; institutionName: string }> => {
  const connection = await resolveConnection(ctx, scope, request)
  const connector = connectorOf(ctx, connection)
  return { connection, offer: offerOf(connector), institutionName: connector.descriptor.name }
}
