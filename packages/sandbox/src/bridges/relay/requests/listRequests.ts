import { type BridgeContext, orderOf } from '../context.ts'
import type { BridgeRequest, Order } from '../state/types.ts'
import type { RequestsReply } from '../wire.ts'
import { wireRequest } from './wireRequest.ts'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50

type Row = readonly [request: BridgeRequest, order: Order]

const same = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Relay's filters that the sandbox supports. Others are ignored. */
const filters: Readonly<Record<string, (row: Row, value: string) => boolean>> = {
  depositAddress: ([, order], value) => same(order.address, value),
  user: ([request, order], value) => same(order.user, value) || same(request.payIn?.from, value),
  recipient: ([, order], value) => same(order.recipient, value),
  status: ([request], value) => request.status === value,
  originChainId: ([, order], value) => `${order.originChainId}` === value,
  destinationChainId: ([, order], value) => `${order.destinationChainId}` === value,
  depositTxHash: ([request], value) => same(request.payIn?.hash, value),
  failReason: ([request], value) => request.failReason === value,
}

/** With `includeChildRequests`, also the requests that replaced it or followed it at the same address. */
const matchesId = (query: URLSearchParams, [request, order]: Row): boolean => {
  const id = query.get('id')
  if (id === null || request.id === id) return true
  return query.get('includeChildRequests') === 'true' && order.requestId === id
}

const numberIn = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback

/** `GET /requests/v3`: newest first by default. The continuation is the position of the next page. */
export const listRequests = (ctx: BridgeContext, query: URLSearchParams): RequestsReply => {
  const by = query.get('sortBy') === 'updatedAt' ? 'updatedAtMs' : 'createdAtMs'
  const rows = [...ctx.store.state.requests.values()]
    .map((request): Row => [request, orderOf(ctx, request)])
    .filter(row => matchesId(query, row))
    .filter(row =>
      Object.entries(filters).every(([name, fits]) => !query.has(name) || fits(row, query.get(name) ?? '')),
    )
    .sort(([a], [b]) => a[by] - b[by])
  // Requests of the same time are ordered by creation, in the direction of the list.
  if (query.get('sortDirection') !== 'asc') rows.reverse()
  const from = numberIn(query.get('continuation'), 0)
  const to = from + Math.min(MAX_LIMIT, Math.max(1, numberIn(query.get('limit'), DEFAULT_LIMIT)))
  return {
    requests: rows.slice(from, to).map(([request, order]) => wireRequest(ctx, order, request)),
    ...(to < rows.length ? { continuation: to.toString() } : {}),
    ...(query.get('includeTotal') === 'true' ? { total: rows.length } : {}),
  }
}
