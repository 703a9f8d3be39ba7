import type { Clock } from '../kernel/ids.ts'
import { type Quota, quotaOf, refill, takeToken, type TokenBucket } from './tokenBucket.ts'

export interface Limiter {
  /** Uses one request of `key`'s minute, if there is one. */
  take(key: string, limitPerMinute: number): Quota
  /** The same check without using a token. */
  look(key: string, limitPerMinute: number): Quota
  /** Undoes one `take`. */
  giveBack(key: string, limitPerMinute: number): void
}

/**
 * Rate limits in this process's memory. Beyond `maxKeys` keys, the least recently used one is evicted and starts full
 * again. Each process counts separately.
 */
export const createLimiter = (clock: Pick<Clock, 'nowMs'>, maxKeys = 10_000): Limiter => {
  // In order of last use, because a Map keeps insertion order.
  const buckets = new Map<string, TokenBucket>()
  return {
    take(key, limit) {
      const { bucket, quota } = takeToken(buckets.get(key), limit, clock.nowMs())
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > maxKeys) forgetOldest(buckets)
      return quota
    },
    look(key, limit) {
      const bucket = refill(buckets.get(key), limit, clock.nowMs())
      return quotaOf(bucket, limit, bucket.tokens >= 1)
    },
    giveBack(key, limit) {
      const bucket = buckets.get(key)
      if (bucket) buckets.set(key, { ...bucket, tokens: Math.min(limit, bucket.tokens + 1) })
    },
  }
}

const forgetOldest = (buckets: Map<string, TokenBucket>): void => {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
