import { RialtoApiError, RialtoConnectionError } from './rialtoErrors.ts'

const retries = 2
/** Longer waits are left to the caller: `retryAfterMs` of the error has the delay. */
const maxWaitMs = 30_000

/**
 * Delay before the next attempt, or `undefined` to give up. Retries without a response, on 5xx, on 429 and while the
 * first request with the same key is in progress: at most twice, after 0.25 s and 0.5 s (less up to half, by `random`
 * from 0 to 1), or after `Retry-After` if that is longer.
 */
export const retryDelayMs = (error: unknown, attempt: number, random: number): number | undefined => {
  if (attempt >= retries) return undefined
  const backoffMs = Math.round(250 * 2 ** attempt * (1 - random / 2))
  if (error instanceof RialtoConnectionError) return backoffMs
  if (!(error instanceof RialtoApiError)) return undefined
  if (error.http < 500 && error.http !== 429 && error.errorType !== 'idempotencyKeyInUse') return undefined
  const waitMs = Math.max(backoffMs, error.retryAfterMs ?? 0)
  return waitMs > maxWaitMs ? undefined : waitMs
}
