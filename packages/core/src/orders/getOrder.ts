import type { FoundOrder } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ListedOrder, OrderRecord } from './ports.ts'
import { resolveOrder } from './resolveOrder.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

/** Format of institutions' order ids. Other text is never put into a request to an institution. */
const upstreamId = /^[A-Za-z0-9_:-]{1,64}$/

const findRecord = async (
  ctx: Pick<Context, 'store'>,
  connection: Connection,
  id: string,
): Promise<OrderRecord | undefined> =>
  isUuid(id) ? ctx.store.orders.find(connection.scope, connection.id, id.toLowerCase()) : undefined

/** An order by the institution's id, in its current state. @throws ApiError `notFound`. */
export const readUpstream = async (ctx: ConnectionContext, connection: Connection, id: string): Promise<FoundOrder> => {
  const found = upstreamId.test(id)
    ? await readWithCredentials(ctx, connection, (connector, credentials) =>
        ordersOf(connector).find(credentials, { upstreamId: id }),
      )
    : undefined
  if (!found) throw new ApiError('notFound', { message: 'id: this account has no order with this ID.' })
  return found
}

/**
 * One order of a connection, by our id or by the institution's.
 *
 * @throws ApiError `notFound`.
 */
export const findOrder = async (ctx: ConnectionContext, connection: Connection, id: string): Promise<ListedOrder> => {
  const record = await findRecord(ctx, connection, id)
  if (record) {
    const resolved = await resolveOrder(ctx, connection, record)
    return resolved.found ? { id: record.id, found: resolved.found } : { id: record.id, record: resolved.record }
  }
  const found = await readUpstream(ctx, connection, id)
  const references = found.reference === undefined ? [] : [found.reference]
  const [own] = await ctx.store.orders.findByReferences(connection.scope, connection.id, references)
  return { id: own?.id ?? found.upstreamId, found }
}

/** `POST /transactions/details`: one order, read from the institution now. */
export const getOrder = async (
  ctx: ConnectionContext,
  scope: Scope,
  request: AccountRequest & { id: string },
): Promise<{ order: ListedOrder; type: string }> => {
  const { connection } = await tradingConnection(ctx, scope, request)
  return { order: await findOrder(ctx, connection, request.id), type: connection.type }
}
