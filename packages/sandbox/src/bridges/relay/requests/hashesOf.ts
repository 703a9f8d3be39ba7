import type { BridgeContext } from '../context.ts'
import type { BridgeRequest, Payment } from '../state/types.ts'

/** The payments of a request that are in a block, payout before refund. Sweeps are internal to the solver. */
export const paidOut = (ctx: BridgeContext, request: BridgeRequest): Payment[] =>
  [request.fill, request.refund].flatMap(id => {
    const payment = id === undefined ? undefined : ctx.store.state.payments.get(id)
    return payment?.status === 'included' ? [payment] : []
  })

/** Incoming and outgoing transactions in Relay's format. A refund is an outgoing one. */
export const hashesOf = (ctx: BridgeContext, request: BridgeRequest) => ({
  inTxHashes: request.payIn === undefined ? [] : [request.payIn.hash],
  txHashes: paidOut(ctx, request).map(payment => payment.signed.hash),
})
