import type { BridgeContext } from '../context.ts'
import type { BridgeRequest, Payment } from '../state/types.ts'

/** The payments of a request that are in a block, payout before refund. Sweeps are the solver's own business. */
export const paidOut = (ctx: BridgeContext, request: BridgeRequest): Payment[] =>
  [request.fill, request.refund].flatMap(id => {
    const payment = id === undefined ? undefined : ctx.store.state.payments.get(id)
    return payment?.status === 'included' ? [payment] : []
  })

/** Transactions in and out, as Relay lists them. A refund is one out. */
export const hashesOf = (ctx: BridgeContext, request: BridgeRequest) => ({
  inTxHashes: request.payIn === undefined ? [] : [request.payIn.hash],
  txHashes: paidOut(ctx, request).map(payment => payment.signed.hash),
})
