import { type BridgeContext, legOf, orderOf, payInChainId } from '../context.ts'
import { TransferRefusedError } from '../ports.ts'
import { refundCost } from '../pricing/priceBridge.ts'
import type { BridgeRequest } from '../state/types.ts'
import { pay, paymentOf } from './pay.ts'
import { saveRequest } from './saveRequest.ts'
import { sweepAddress } from './sweepAddress.ts'

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
    const sign = (chain: Parameters<Parameters<typeof pay>[2]['sign']>[0], after: number | undefined) =>
      chain.signTransfer(transfer, after)
    await pay(ctx, request, { kind: 'refund', chainId, ...transfer, sign })
  } catch (error) {
    if (!(error instanceof TransferRefusedError)) throw error
    saveRequest(ctx, request, { status: 'failure' })
  }
}
