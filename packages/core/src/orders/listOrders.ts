import { defined } from '@rialto/defined'

import type { FoundOrder, OrderStatus } from '../connections/orders.ts'
import type { Connection } from '../connections/ports.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { statusOfOrder } from './phases.ts'
import { type ListPosition, readCursor, writeCursor } from './listCursor.ts'
import type { ListedOrder, OrderRecord } from './ports.ts'
import { resolveOpenOrders } from './resolveOrder.ts'
import { type AccountRequest, ordersOf, tradingConnection } from './tradingConnection.ts'

export interface OrderFilter {
  cursor?: string | undefined
  count?: number | undefined
  statuses?: readonly OrderStatus[] | undefined
  /** Unix seconds. */
  from?: number | undefined
}

const defaultCount = 100
/** Maximum number of upstream pages read to fill one of ours, if a filter excludes most rows. */
const maxPages = 4

/**
 * `POST /transactions/list`: first our own orders that the institution does not list yet, then its orders, newest first.
 *
 * @throws ApiError `invalidField` for a cursor of another list.
 */
export const listOrders = async (
  ctx: ConnectionContext,
  scope: Scope,
  request: AccountRequest & OrderFilter,
): Promise<{ orders: ListedOrder[]; cursor: string | undefined; type: string }> => {
  const { connection } = await tradingConnection(ctx, scope, request)
  const list = [connection.id, request.from ?? '', [...(request.statuses ?? [])].sort().join()].join('/')
  const start = request.cursor === undefined ? { reported: 0 } : readCursor(ctx.ids, list, request.cursor)
  const count = request.count ?? defaultCount
  const open = start.upstream === undefined ? await readOpen(ctx, connection, request) : []
  const reported = open.slice(start.reported, start.reported + count)
  const rest = await readPages(ctx, connection, request, start.upstream, count - reported.length)
  const position: ListPosition = {
    reported: start.reported + reported.length,
    ...defined({ upstream: rest.next }),
  }
  const isMore = rest.next !== undefined || rest.unread
  return {
    orders: [...reported.map(record => ({ id: record.id, record })), ...(await named(ctx, connection, rest.orders))],
    cursor: isMore ? writeCursor(ctx.ids, list, position) : undefined,
    type: connection.type,
  }
}

const fits = ({ statuses }: OrderFilter, status: OrderStatus): boolean =>
  statuses === undefined || statuses.length === 0 || statuses.includes(status)

/** Resolves our open orders first. Resolved orders are in the institution's own list by then. */
const readOpen = async (
  ctx: ConnectionContext,
  connection: Connection,
  filter: OrderFilter,
): Promise<OrderRecord[]> => {
  const records = await resolveOpenOrders(ctx, connection)
  const fromMs = (filter.from ?? 0) * 1000
  return records.filter(record => record.createdAtMs >= fromMs && fits(filter, statusOfOrder(record)))
}

interface Read {
  orders: FoundOrder[]
  next: string | undefined
  /** True if the page was full before the institution was queried. */
  unread: boolean
}

const readPages = async (
  ctx: ConnectionContext,
  connection: Connection,
  filter: OrderFilter,
  first: string | undefined,
  room: number,
): Promise<Read> => {
  const markets = await ctx.store.orders.listMarkets(connection.scope, connection.id)
  const read: Read = { orders: [], next: first, unread: room === 0 }
  for (let page = 0; page < maxPages && read.orders.length < room; page += 1) {
    const { orders, next } = await readWithCredentials(ctx, connection, (connector, credentials) =>
      ordersOf(connector).list(credentials, {
        count: room - read.orders.length,
        markets,
        ...defined({ cursor: read.next, fromMs: filter.from === undefined ? undefined : filter.from * 1000 }),
      }),
    )
    read.orders.push(...orders.filter(order => fits(filter, order.status)))
    read.next = next
    if (next === undefined) break
  }
  return read
}

/** Orders placed through us keep the id issued then. */
const named = async (
  ctx: Pick<Context, 'store'>,
  connection: Connection,
  orders: readonly FoundOrder[],
): Promise<ListedOrder[]> => {
  const references = orders.flatMap(({ reference }) => reference ?? [])
  const own = await ctx.store.orders.findByReferences(connection.scope, connection.id, references)
  const ids = new Map(own.map(({ reference, id }) => [reference, id]))
  return orders.map(found => ({ id: ids.get(found.reference ?? '') ?? found.upstreamId, found }))
}
