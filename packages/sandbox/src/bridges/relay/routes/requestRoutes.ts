import type { Route } from '../../../institutions/http/route.ts'
import { json, type SimRequest, type SimResponse } from '../../../institutions/http/types.ts'
import { type BridgeContext, orderOf } from '../context.ts'
import { hashesOf } from '../requests/hashesOf.ts'
import { listRequests } from '../requests/listRequests.ts'
import type { DepositAddressReply, StatusReply } from '../wire.ts'
import type { Order } from '../state/types.ts'

const getStatus = (ctx: BridgeContext, id: string): StatusReply => {
  const request = ctx.store.state.requests.get(id)
  if (request === undefined) return { status: 'waiting', inTxHashes: [], txHashes: [] }
  const order = orderOf(ctx, request)
  return {
    status: request.status,
    details: request.failReason ?? '',
    ...hashesOf(ctx, request),
    updatedAt: request.updatedAtMs,
    originChainId: order.originChainId,
    destinationChainId: order.destinationChainId,
    quoteCreatedAt: order.createdAtMs,
  }
}

/** By address (on any chain) or by the request that created it. */
const findOrder = (ctx: BridgeContext, query: URLSearchParams): Order | undefined => {
  const { orders, byAddress } = ctx.store.state
  const byId = orders.get(query.get('requestId') ?? '')
  if (byId !== undefined) return byId
  for (const chain of ctx.chains.values()) {
    const id = byAddress.get(`${chain.id}/${chain.normalize(query.get('address') ?? '')}`)
    if (id !== undefined) return orders.get(id)
  }
  return undefined
}

const depositAddress = (order: Order): DepositAddressReply => ({
  depositAddress: order.address,
  type: 'open',
  requestId: order.requestId,
  chainId: order.originChainId,
  createdAt: new Date(order.createdAtMs).toISOString(),
  currency: order.originCurrency,
  refundTo: order.refundTo ?? null,
})

/** Any key is accepted, but a key is required, as at Relay. */
const withKey =
  (handle: (request: SimRequest) => SimResponse) =>
  (request: SimRequest): SimResponse => {
    const key = request.headers['x-api-key']
    if (typeof key !== 'string' || key === '') return json(401, { message: 'API key is required' })
    return handle(request)
  }

/** Status of requests and pay-ins. */
export const requestRoutes = (ctx: BridgeContext): Route[] => [
  ['GET', '/intents/status/v3', ({ query }) => json(200, getStatus(ctx, query.get('requestId') ?? ''))],
  ['GET', '/requests/v3', withKey(({ query }) => json(200, listRequests(ctx, query)))],
  [
    'GET',
    '/deposit-addresses/v1',
    ({ query }) => {
      const order = findOrder(ctx, query)
      return order === undefined
        ? json(404, { message: 'Deposit address not found' })
        : json(200, depositAddress(order))
    },
  ],
]
