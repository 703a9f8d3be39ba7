import type { Context } from '../kernel/context.ts'
import type { StoredAnswer } from './ports.ts'

/**
 * Keeps the answer for those who repeat the request. One that says to try again is not kept, so that trying again helps; but
 * where money may have moved every answer is, because only a new key may make a second call.
 */
export const finishRequest = (
  ctx: Context,
  claim: { claimId: string; movesMoney: boolean },
  answer: StoredAnswer,
): Promise<void> => {
  const isTransient = answer.status === 429 || (!claim.movesMoney && (answer.status === 409 || answer.status >= 500))
  return isTransient
    ? ctx.store.idempotency.release(claim.claimId)
    : ctx.store.idempotency.finish(claim.claimId, answer)
}
