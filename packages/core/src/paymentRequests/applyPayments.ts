import type { Context } from '../context.ts'
import type { PaymentRequest } from './ports.ts'
import { mergePayments, type ReadPayments } from './mergePayments.ts'
import { settleRequest } from './settleRequest.ts'
import { withoutUsed } from './unassigned/withoutUsed.ts'

/** Merges the payments on the chain into those of a request, and settles the request, in one transaction. */
export const applyPayments = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'prices'>,
  { scope, id }: Pick<PaymentRequest, 'scope' | 'id'>,
  input: ReadPayments,
): Promise<void> => {
  const priceUsd = await priceOf(ctx, { scope, id })
  await ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, id)
    if (!request) return
    const known = await repositories.paymentRequests.payments(id)
    const payments = await withoutUsed(repositories, request, known, input.payments)
    const merged = mergePayments(request, known, { ...input, payments })
    for (const [index, payment] of merged.entries())
      if (payment !== known[index]) await repositories.paymentRequests.savePayment(payment)
    // A read of another network of the family does not show whether the request's own network was paid in time.
    const isOwn = input.read === undefined || input.read.networkId === request.networkId
    const untilMs = isOwn ? input.untilMs : 0
    await settleRequest(ctx, repositories, { request, payments: merged, untilMs, priceUsd })
  })
}

/** USD per unit of the request's asset; '0' without a price. Read before a transaction begins. */
export const priceOf = async (
  { store, prices }: Pick<Context, 'store' | 'prices'>,
  { scope, id }: Pick<PaymentRequest, 'scope' | 'id'>,
): Promise<string> => {
  const { symbol = '' } = (await store.paymentRequests.find(scope, id)) ?? {}
  return (await prices.usd([symbol])).get(symbol) ?? '0'
}
