import type { Clock } from '../kernel/ids.ts'
import { createLimiter } from './createLimiter.ts'
import { type Quota, windowMs } from './tokenBucket.ts'

/** A key's bucket, shared by all processes. */
export interface SharedTokens {
  /** True if no other process shares the database: the local count is then complete. */
  isAlone(): boolean
  /** Takes up to `want` whole tokens from a bucket of `limitPerMinute` tokens, refilled at the same rate. */
  take(key: string, limitPerMinute: number, want: number): Promise<{ granted: number; left: number }>
}

export interface SharedLimiter {
  take(key: string, limitPerMinute: number): Quota | Promise<Quota>
}

/** Tokens that this process has taken but not used yet. */
interface Lease {
  tokens: number
  left: number
  untilMs: number
  /** The database is not queried before this time. */
  refusedUntilMs: number
  /** Number of tokens to take next: doubled whenever all were used in time, so that few are wasted. */
  want: number
  asking?: Promise<void> | undefined
}

const leaseMs = 2_000
/** A process takes at most this fraction of a minute's requests at once: one in 30. */
const largestShare = 30

/**
 * Rate limits shared by all processes. Tokens come from one shared bucket, so that in any interval no more requests
 * pass than the bucket held and refilled, however many processes there are. A busy key takes several tokens at once;
 * tokens unused after two seconds are lost. A single process counts in its own memory, and so does a process that
 * cannot reach the database: an outage of the limit's storage must not fail requests.
 */
export const createSharedLimiter = (
  clock: Pick<Clock, 'nowMs'>,
  shared: SharedTokens | undefined,
  maxKeys = 10_000,
): SharedLimiter => {
  const local = createLimiter(clock, maxKeys)
  if (shared === undefined) return local
  const leases = new Map<string, Lease>()

  const leaseOf = (key: string): Lease => {
    const lease = leases.get(key) ?? { tokens: 0, left: 0, untilMs: 0, refusedUntilMs: 0, want: 1 }
    leases.delete(key)
    leases.set(key, lease)
    const [oldest] = leases.keys()
    if (leases.size > maxKeys && oldest !== undefined) leases.delete(oldest)
    return lease
  }

  const renew = async (lease: Lease, key: string, limit: number): Promise<void> => {
    const nowMs = clock.nowMs()
    const isBusy = nowMs < lease.untilMs
    lease.want = isBusy ? Math.min(lease.want * 2, Math.max(1, Math.floor(limit / largestShare))) : 1
    const { granted, left } = await shared.take(key, limit, lease.want)
    lease.tokens = granted
    lease.left = left
    lease.untilMs = clock.nowMs() + leaseMs
    if (granted === 0) lease.refusedUntilMs = clock.nowMs() + Math.ceil(((1 - (left % 1)) * windowMs) / limit)
  }

  const fromShared = async (key: string, limit: number): Promise<Quota> => {
    const lease = leaseOf(key)
    for (;;) {
      const nowMs = clock.nowMs()
      if (lease.tokens > 0 && nowMs < lease.untilMs) {
        lease.tokens -= 1
        return quotaOf(lease, limit, 0)
      }
      if (nowMs < lease.refusedUntilMs) return quotaOf(lease, limit, lease.refusedUntilMs - nowMs)
      lease.asking ??= renew(lease, key, limit).finally(() => (lease.asking = undefined))
      await lease.asking
    }
  }

  return {
    take: (key, limit) =>
      shared.isAlone() ? local.take(key, limit) : fromShared(key, limit).catch(() => local.take(key, limit)),
  }
}

const quotaOf = ({ tokens, left }: Lease, limit: number, retryAfterMs: number): Quota => {
  const remaining = Math.min(limit, Math.floor(tokens + left))
  const resetMs = Math.ceil(((limit - Math.min(limit, tokens + left)) * windowMs) / limit)
  return { isAllowed: retryAfterMs === 0, remaining, retryAfterMs, resetMs }
}
