import { type BridgeContext, chainOf, orderOf, payInChainId } from '../context.ts'
import type { BridgeRequest } from '../state/types.ts'
import { pay, paymentOf } from './pay.ts'
import { saveRequest } from './saveRequest.ts'

/**
 * Sweeps the balance of the pay-in's address to the solver. The sweep of another pay-in may already have included it.
 */
export const sweepAddress = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  const { payIn } = request
  if (payIn === undefined) return
  const payment = paymentOf(ctx, request, 'sweep')
  if (payment?.status === 'signed') return
  if (payment !== undefined) return void saveRequest(ctx, request, { swept: true })
  const order = orderOf(ctx, request)
  const chain = chainOf(ctx, payInChainId(ctx, request))
  const amount = await chain.balance(payIn.currency, order.address)
  if (amount === 0n) return void saveRequest(ctx, request, { swept: true })
  await pay(ctx, request, {
    kind: 'sweep',
    chainId: chain.id,
    currency: payIn.currency,
    to: chain.solver,
    amount,
    sign: (at, after) => at.signSweep(order.orderId, payIn.currency, after),
  })
}
