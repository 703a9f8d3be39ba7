import type { Context } from '../context.ts'
import type { StoredAnswer } from './ports.ts'

/**
 * Stores the response for repeated requests. A retryable error is not stored, so that a retry can succeed; but if
 * money may have moved, every response is stored, because only a new key may make a second call.
 */
export const finishRequest = (
  ctx: Pick<Context, 'store'>,
  claim: { claimId: string; movesMoney: boolean },
  answer: StoredAnswer,
): Promise<void> => {
  const isTransient = answer.status === 429 || (!claim.movesMoney && (answer.status === 409 || answer.status >= 500))
  return isTransient
    ? ctx.store.idempotency.release(claim.claimId)
    : ctx.store.idempotency.finish(claim.claimId, answer)
}
