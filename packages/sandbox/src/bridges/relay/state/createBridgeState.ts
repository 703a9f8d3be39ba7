import type { PayIn } from '../ports.ts'
import type { BridgeEvent, BridgeRequest, Notice, Order, Payment } from './types.ts'

/** The solver's state with its indexes. Changed by `applyBridgeEvent` only. */
export interface BridgeState {
  /** By request id. */
  orders: Map<string, Order>
  /** `chain/address` to the order's request id. */
  byAddress: Map<string, string>
  requests: Map<string, BridgeRequest>
  payments: Map<string, Payment>
  /** `chain/hash/index` of every pay-in with a request. */
  payIns: Set<string>
  /** Ids of unfinished requests, and of payments with an unknown outcome. */
  moving: Set<string>
  openPayments: Set<string>
  notices: Map<string, Notice>
  /** By chain: the last searched block. */
  cursors: Map<number, number>
}

export const createBridgeState = (): BridgeState => ({
  orders: new Map(),
  byAddress: new Map(),
  requests: new Map(),
  payments: new Map(),
  payIns: new Set(),
  moving: new Set(),
  openPayments: new Set(),
  notices: new Map(),
  cursors: new Map(),
})

export const addressKey = (chainId: number, address: string): string => `${chainId}/${address}`
export const payInKey = (chainId: number, { hash, index }: PayIn): string => `${chainId}/${hash}/${index}`

/** A request without a pay-in waits for one. A successful one is unfinished until its address is swept and an excess returned. */
const isMoving = (request: BridgeRequest): boolean => {
  if (request.payIn === undefined || request.status === 'failure' || request.status === 'refund') return false
  return request.status !== 'success' || request.swept === undefined || request.excess !== undefined
}

const mark = (set: Set<string>, id: string, present: boolean): void => void (present ? set.add(id) : set.delete(id))

const applyRequest = (state: BridgeState, request: BridgeRequest): void => {
  state.requests.set(request.id, request)
  mark(state.moving, request.id, isMoving(request))
  const chainId = request.payInChainId ?? state.orders.get(request.order)?.originChainId
  if (request.payIn !== undefined && chainId !== undefined) state.payIns.add(payInKey(chainId, request.payIn))
}

export const applyBridgeEvent = (state: BridgeState, event: BridgeEvent): void => {
  if (event.type === 'order') {
    state.orders.set(event.order.requestId, event.order)
    state.byAddress.set(addressKey(event.order.originChainId, event.order.address), event.order.requestId)
  } else if (event.type === 'request') applyRequest(state, event.request)
  else if (event.type === 'payment') {
    state.payments.set(event.payment.id, event.payment)
    mark(state.openPayments, event.payment.id, event.payment.status === 'signed')
  } else if (event.type === 'cursor') state.cursors.set(event.chainId, event.block)
  else if (event.type === 'notice') state.notices.set(event.notice.id, event.notice)
  else state.notices.delete(event.id)
}

/** The shortest journal that restores the same state. */
export const compactBridge = (state: BridgeState): BridgeEvent[][] => [
  ...[...state.orders.values()].map((order): BridgeEvent[] => [{ type: 'order', order }]),
  ...[...state.requests.values()].map((request): BridgeEvent[] => [{ type: 'request', request }]),
  ...[...state.payments.values()].map((payment): BridgeEvent[] => [{ type: 'payment', payment }]),
  ...[...state.notices.values()].map((notice): BridgeEvent[] => [{ type: 'notice', notice }]),
  ...[...state.cursors].map(([chainId, block]): BridgeEvent[] => [{ type: 'cursor', chainId, block }]),
]
