import { idempotencyKeyTtlMs } from '@rialto/contract'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { StoredAnswer } from './ports.ts'

/** Longer than any request takes: after this, one that was not answered was interrupted. */
const lapseMs = 5 * 60_000
const retryAfterMs = 1_000

/**
 * Takes an `Idempotency-Key` for a request, or answers what the first request with it was answered. A key belongs to whoever sent it: the
 * same one of another member or key is another key, so that nobody is given an answer that somebody else got. What may have moved money is
 * never made twice, also where the first request was interrupted.
 *
 * @throws ApiError `idempotencyKeyReused` where the key belongs to another request, `idempotencyKeyInUse` while that one is
 * under way.
 */
export const claimRequest = async (
  ctx: Context,
  scope: Scope,
  request: { caller: string; key: string; fingerprint: string; movesMoney: boolean },
): Promise<{ claimId: string } | { answer: StoredAnswer }> => {
  const nowMs = ctx.clock.nowMs()
  const claimId = ctx.ids.uuid()
  const held = await ctx.store.idempotency.claim(scope, {
    id: claimId,
    keyHash: ctx.ids.sha256(`${request.caller} ${request.key}`),
    fingerprint: request.fingerprint,
    nowMs,
    lapsesAtMs: request.movesMoney ? undefined : nowMs + lapseMs,
    expiresAtMs: nowMs + idempotencyKeyTtlMs,
  })
  if (held.claimed) return { claimId }
  if (held.fingerprint !== request.fingerprint) throw new ApiError('idempotencyKeyReused')
  if (held.answer) return { answer: held.answer }
  throw new ApiError('idempotencyKeyInUse', { retryAfterMs })
}
