import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { canonicalHash } from '../transfers/canonicalHash.ts'
import { changePayout } from './changePayout.ts'
import type { Payout } from './ports.ts'

/**
 * Notes the transaction with which the client sends a payout, and has it followed on the chain. Another hash replaces
 * one that has not arrived, for a transaction that was sent again with a higher fee.
 *
 * @throws ApiError `notFound`; `conflict` after it has ended, and for a transaction that pays something else.
 */
export const reportPayout = (
  ctx: Pick<Context, 'clock' | 'store'>,
  scope: Scope,
  { id, txHash }: { id: string; txHash: string },
): Promise<Payout> =>
  changePayout(ctx, scope, id, async ({ jobs }, before) => {
    if (before.status !== 'pending')
      throw new ApiError('conflict', { message: `This payout is ${before.status}: it cannot be sent now.` })
    const { clientId, environment } = scope
    await jobs.enqueue({
      kind: 'payout.follow',
      key: id,
      payload: { payoutId: id, clientId, environment },
      runAtMs: ctx.clock.nowMs(),
    })
    const { failureMessage: _, arrived: __, ...plain } = before
    return { ...plain, hash: canonicalHash(before.networkId, txHash) }
  })
