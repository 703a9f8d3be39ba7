import { idempotencyKeyTtlMs } from '@rialto/contract'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { StoredAnswer } from './ports.ts'

/** Longer than any request takes: a request without a response after this time was interrupted. */
const lapseMs = 5 * 60_000
const retryAfterMs = 1_000

/**
 * Claims an `Idempotency-Key` for a request, or returns the stored response to the first request with it. Keys are
 * scoped to their sender: another member's or API key's identical key is a different key, so that responses are never
 * shared. A request that may have moved money is never repeated, even if the first attempt was interrupted.
 *
 * @throws ApiError `idempotencyKeyReused` if the key belongs to another request, `idempotencyKeyInUse` while that one
 * is in progress.
 */
export const claimRequest = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
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
