import { ConnectorError } from '../connections/connectorError.ts'
import type { OrderStatus } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { findOrder, readUpstream } from './getOrder.ts'
import { isOpen } from './phases.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

const running: ReadonlySet<OrderStatus> = new Set(['inProgress', 'partiallyFilled', 'unknown'])

/**
 * Cancels an order. Idempotent: an order that is already cancelled is a success.
 *
 * @throws ApiError `notFound`; `badRequest` for an order that ended otherwise; `conflict` while its existence is
 * unknown; `integrationOutcomeUnknown` if the reply to the cancellation was lost.
 */
export const cancelOrder = async (
  ctx: ConnectionContext,
  scope: Scope,
  request: AccountRequest & { id: string },
): Promise<void> => {
  const { connection } = await tradingConnection(ctx, scope, request)
  const order = await findOrder(ctx, connection, request.id)
  if (!('found' in order)) {
    if (isOpen(order.record))
      throw new ApiError('conflict', {
        message: 'The institution has not confirmed this order yet. Try again.',
      })
    throw new ApiError('badRequest', { message: 'This order was never placed.' })
  }
  const { status, upstreamId } = order.found
  if (status === 'cancelled') return
  if (!running.has(status)) throw ended(status)
  await end(ctx, connection, upstreamId)
}

const ended = (status: OrderStatus): ApiError =>
  new ApiError('badRequest', { message: `This order has ended: ${status}.` })

/** A rejection may mean that the order has just ended, so the order itself is read. */
const end = async (ctx: ConnectionContext, connection: Connection, upstreamId: string): Promise<void> => {
  try {
    await readWithCredentials(ctx, connection, (connector, credentials) =>
      ordersOf(connector).cancel(credentials, upstreamId),
    )
  } catch (error) {
    const kind = error instanceof ApiError && error.cause instanceof ConnectorError ? error.cause.kind : undefined
    if (kind === 'unavailable' || kind === 'malformed')
      throw new ApiError('integrationOutcomeUnknown', { cause: error })
    if (kind !== 'refused') throw error
    const { status } = await readUpstream(ctx, connection, upstreamId)
    if (status === 'cancelled') return
    throw running.has(status) ? error : ended(status)
  }
}
