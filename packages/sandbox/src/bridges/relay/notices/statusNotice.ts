import type { BridgeContext } from '../context.ts'
import { hashesOf } from '../requests/hashesOf.ts'
import type { BridgeRequest, Order } from '../state/types.ts'

/** The body of Relay's `request.status.updated`. */
export const statusNotice = (ctx: BridgeContext, order: Order, request: BridgeRequest) => ({
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
