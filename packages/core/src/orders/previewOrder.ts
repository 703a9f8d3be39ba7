import type { OrderRequest } from '@rialto/contract'

import type { NewOrder, OrderEstimate } from '../connections/orders.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readOrderRequest } from './readOrderRequest.ts'
import { rejectionError } from './rejectionError.ts'
import { ordersOf, tradingConnection } from './tradingConnection.ts'

/**
 * `POST /transactions/preview/{side}`: the cost of the order, and whether the institution would accept it. Places no
 * order.
 */
export const previewOrder = async (
  ctx: ConnectionContext,
  scope: Scope,
  input: { side: string; request: OrderRequest },
): Promise<{ order: NewOrder; estimate: OrderEstimate; type: string }> => {
  const { connection, offer } = await tradingConnection(ctx, scope, input.request)
  const order = readOrderRequest(input.side, input.request, offer)
  const estimate = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).preview(credentials, order),
  )
  const error = estimate.kind === 'rejected' ? rejectionError(estimate) : undefined
  if (error !== undefined) throw error
  return { order, estimate, type: connection.type }
}
