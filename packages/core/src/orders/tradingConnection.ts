import type { Connector } from '../connections/connector.ts'
import type { Orders } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { resolveConnection } from '../connections/resolveConnection.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { Fault } from '../kernel/fault.ts'
import type { Scope } from '../kernel/scope.ts'

export interface AccountRequest {
  authToken: string
  type: string
}

/** The trading part of a connector. @throws Fault `badRequest` where there is none. */
export const ordersOf = ({ descriptor, orders }: Connector): Orders => {
  if (!orders) throw new Fault('badRequest', { message: `${descriptor.name} does not offer trading through Rialto.` })
  return orders
}

/** The connection a request names, at an institution that trades. */
export const tradingConnection = async (
  ctx: Context,
  scope: Scope,
  request: AccountRequest,
): Promise<{ connection: Connection; orders: Orders; institutionName: string }> => {
  const connection = await resolveConnection(ctx, scope, request)
  const connector = connectorOf(ctx, connection)
  return { connection, orders: ordersOf(connector), institutionName: connector.descriptor.name }
}
