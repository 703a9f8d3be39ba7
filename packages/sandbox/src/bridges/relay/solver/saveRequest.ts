import { randomUUID } from 'node:crypto'
import { type BridgeContext, orderOf } from '../context.ts'
import type { BridgeEvent, BridgeRequest, Order } from '../state/types.ts'
import { hashesOf } from '../requests/hashesOf.ts'

/** The body of Relay's `request.status.updated`. */
const statusNotice = (ctx: BridgeContext, order: Order, request: BridgeRequest) => ({
  event: 'request.status.updated',
  timestamp: ctx.clock.nowMs(),
  data: {
    status: request.status,
    requestId: request.id,
    ...hashesOf(ctx, request),
    updatedAt: request.updatedAtMs,
    originChainId: order.originChainId,
    destinationChainId: order.destinationChainId,
    depositAddress: {
      address: order.address,
      depositAddressType: 'open',
      depositor: request.payIn?.from ?? null,
      depositTxHash: request.payIn?.hash ?? null,
    },
    failReason: request.failReason ?? null,
    refundFailReason: request.refundFailReason ?? null,
  },
})

/** A change of status has a webhook, or two if the pay-in's trigger requires it. */
const noticesOf = (ctx: BridgeContext, request: BridgeRequest): BridgeEvent[] => {
  if (ctx.webhook === undefined) return []
  const body = JSON.stringify(statusNotice(ctx, orderOf(ctx, request), request))
  const notice = (): BridgeEvent => ({
    type: 'notice',
    notice: { id: randomUUID(), body, attempts: 0, dueAtMs: ctx.clock.nowMs() },
  })
  return request.trigger?.mode === 'double' ? [notice(), notice()] : [notice()]
}

/** Commits a change of a request together with `more` and the webhook for the change. Returns the changed request. */
export const saveRequest = (
  ctx: BridgeContext,
  request: BridgeRequest,
  change: Partial<BridgeRequest>,
  more: readonly BridgeEvent[] = [],
): BridgeRequest => {
  const next = { ...request, ...change, updatedAtMs: ctx.clock.nowMs() }
  const known = ctx.store.state.requests.get(request.id)
  const isStatusChange = next.status !== known?.status && next.payIn !== undefined
  ctx.store.commit([...more, { type: 'request', request: next }, ...(isStatusChange ? noticesOf(ctx, next) : [])])
  return next
}
