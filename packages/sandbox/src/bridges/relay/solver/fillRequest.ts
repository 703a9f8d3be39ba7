import { type BridgeContext, legOf, orderOf } from '../context.ts'
import { TransferRefusedError } from '../ports.ts'
import type { BridgeRequest } from '../state/types.ts'
import { goesBack } from './confirmPayIn.ts'
import { availableLiquidity } from './liquidity.ts'
import { pay, paymentOf } from './pay.ts'
import { saveRequest } from './saveRequest.ts'

/**
 * Pays the recipient on the destination chain with the solver's own coins. Refunds the pay-in if that is impossible.
 */
export const beginFill = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  if (request.priced === undefined || (request.dueAtMs ?? 0) > ctx.clock.nowMs()) return
  const order = orderOf(ctx, request)
  const destination = legOf(ctx, order.destinationChainId, order.destinationCurrency)
  const amount = BigInt(request.priced.amountOut)
  const isShort = request.trigger?.mode === 'liquidity' || (await availableLiquidity(ctx, destination)) < amount
  if (isShort) return void saveRequest(ctx, request, goesBack('SOLVER_BALANCE_TOO_LOW'))
  const transfer = { currency: order.destinationCurrency, to: order.recipient, amount }
  try {
    await pay(
      ctx,
      request,
      {
        kind: 'fill',
        chainId: order.destinationChainId,
        ...transfer,
        sign: (chain, after) => chain.signTransfer(transfer, after),
      },
      { status: 'submitted' },
    )
  } catch (error) {
    if (!(error instanceof TransferRefusedError)) throw error
    saveRequest(ctx, request, goesBack('DESTINATION_TOKEN_TRANSFER_REJECTED'))
  }
}

/** Waits for the payout's block. A payout that can no longer be included is signed again. */
export const settleFill = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  const payment = paymentOf(ctx, request, 'fill')
  if (payment === undefined) await beginFill(ctx, request)
  else if (payment.status === 'included') saveRequest(ctx, request, { status: 'success' })
  else if (payment.status === 'reverted')
    saveRequest(ctx, request, { ...goesBack('TRANSACTION_REVERTED'), status: 'submitted' })
}
