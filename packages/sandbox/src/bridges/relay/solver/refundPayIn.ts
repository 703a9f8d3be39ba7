import { type BridgeContext, legOf, orderOf, payInChainId } from '../context.ts'
import { type SolverChain, TransferRefusedError } from '../ports.ts'
import { refundCost } from '../pricing/priceBridge.ts'
import type { BridgeRequest } from '../state/types.ts'
import { pay, paymentOf } from './pay.ts'
import { saveRequest } from './saveRequest.ts'
import { sweepAddress } from './sweepAddress.ts'

/** Returns the excess over the quote of a strict address, after the payout and the sweep. Too little for its cost stays. */
export const refundExcess = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  const { payIn, excess } = request
  const payment = paymentOf(ctx, request, 'refund')
  if (payIn === undefined || excess === undefined || payment?.status === 'signed') return
  const order = orderOf(ctx, request)
  const { excess: _, ...settled } = request
  const amount = BigInt(excess) - refundCost(legOf(ctx, order.originChainId, payIn.currency))
  if (payment !== undefined || amount <= 0n) return void saveRequest(ctx, settled, {})
  const transfer = { currency: payIn.currency, to: order.refundTo ?? payIn.from, amount }
  const sign = (chain: SolverChain, after: number | undefined) => chain.signTransfer(transfer, after)
  await pay(ctx, request, { kind: 'refund', chainId: order.originChainId, ...transfer, sign })
}

/** Sweeps a pay-in and refunds it less the cost. A pay-in below that cost stays at the address. */
export const refundPayIn = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  const { payIn } = request
  if (payIn === undefined) return
  const payment = paymentOf(ctx, request, 'refund')
  if (payment?.status === 'included') return void saveRequest(ctx, request, { status: 'refund' })
  if (payment?.status === 'reverted') return void saveRequest(ctx, request, { status: 'failure' })
  if (payment !== undefined) return
  const order = orderOf(ctx, request)
  const chainId = payInChainId(ctx, request)
  const amount = BigInt(payIn.amount) - refundCost(legOf(ctx, chainId, payIn.currency))
  if (amount <= 0n) {
    return void saveRequest(ctx, request, { status: 'failure', refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' })
  }
  if (request.swept === undefined) return sweepAddress(ctx, request)
  const transfer = { currency: payIn.currency, to: order.refundTo ?? payIn.from, amount }
  try {
    const sign = (chain: SolverChain, after: number | undefined) => chain.signTransfer(transfer, after)
    await pay(ctx, request, { kind: 'refund', chainId, ...transfer, sign })
  } catch (error) {
    if (!(error instanceof TransferRefusedError)) throw error
    saveRequest(ctx, request, { status: 'failure' })
  }
}
