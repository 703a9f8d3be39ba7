import { ConnectorError } from '../connections/connectorError.ts'
import type { FoundOrder } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { isOpen, moveTo } from './phases.ts'
import type { OrderRecord } from './ports.ts'
import { offerOf, ordersOf } from './tradingConnection.ts'

/**
 * Resolves one of our orders: an open one is looked up at the institution by our reference. If it has not appeared
 * within the institution's own time limits, it was never created.
 *
 * @throws ApiError if the institution is unavailable.
 */
export const resolveOrder = async (
  ctx: ConnectionContext,
  connection: Connection,
  record: OrderRecord,
): Promise<{ record: OrderRecord; found: FoundOrder | undefined }> => {
  if (record.phase === 'refused') return { record, found: undefined }
  // The time before the request, because an order may be created between the request and its response.
  const requestedAtMs = ctx.clock.nowMs()
  const found = await readWithCredentials(ctx, connection, (connector, credentials) =>
    ordersOf(connector).find(
      credentials,
      record.upstreamId === undefined ? { ...record, sinceMs: record.createdAtMs } : { upstreamId: record.upstreamId },
    ),
  )
  if (!isOpen(record)) return { record, found }
  const next = advance(ctx, connection, record, found, requestedAtMs)
  if (next === record) return { record, found }
  const written = await ctx.store.orders.update(next)
  const now = written ? next : ((await ctx.store.orders.find(record.scope, record.connectionId, record.id)) ?? next)
  return { record: now, found }
}

const advance = (
  ctx: Pick<Context, 'clock' | 'connectors' | 'settings'>,
  connection: Connection,
  record: OrderRecord,
  found: FoundOrder | undefined,
  requestedAtMs: number,
): OrderRecord => {
  const updatedAtMs = ctx.clock.nowMs()
  if (found) return moveTo(record, 'accepted', { updatedAtMs, upstreamId: found.upstreamId })
  const { notCreatedAfterMs } = offerOf(connectorOf(ctx, connection))
  if (requestedAtMs >= record.createdAtMs + notCreatedAfterMs)
    return moveTo(record, 'refused', { updatedAtMs, failureMessage: 'The order never reached the institution.' })
  const isOver = record.isAbandoned || requestedAtMs >= record.createdAtMs + ctx.settings.withdrawalLeaseMs
  const isLost = record.phase === 'sending' && isOver
  return isLost ? moveTo(record, 'unknown', { updatedAtMs }) : record
}

/** The institution's list of orders has a row that cannot be read, which may be the order. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof ConnectorError && error.cause.kind === 'malformed'

/** Its order stays open, and hides no other one. */
const resolveReadable = async (
  ctx: ConnectionContext,
  connection: Connection,
  open: OrderRecord,
): Promise<OrderRecord> => {
  try {
    return (await resolveOrder(ctx, connection, open)).record
  } catch (error) {
    if (isUnreadable(error)) return open
    throw error
  }
}

/** Reads the open orders of a connection, and returns those whose outcome is still unknown. */
export const resolveOpenOrders = async (ctx: ConnectionContext, connection: Connection): Promise<OrderRecord[]> => {
  const still: OrderRecord[] = []
  for (const open of await ctx.store.orders.listOpen(connection.scope, connection.id)) {
    const record = await resolveReadable(ctx, connection, open)
    if (isOpen(record)) still.push(record)
  }
  return still
}
