/** Tokens left at a time. A bucket that was never used is full. */
export interface TokenBucket {
  tokens: number
  atMs: number
}

export interface Quota {
  isAllowed: boolean
  /** Whole requests that may follow at once. */
  remaining: number
  /** Until one more request is allowed; 0 when it is. */
  retryAfterMs: number
  /** Until everything may be used again. */
  resetMs: number
}

export const windowMs = 60_000

/** Refills `limit` a minute, holds `limit`: a burst of a whole minute's requests is fine, after it the steady rate holds. */
export const refill = (bucket: TokenBucket | undefined, limit: number, nowMs: number): TokenBucket => {
  if (!bucket) return { tokens: limit, atMs: nowMs }
  // A clock that was set back gives nothing and takes nothing.
  const elapsedMs = Math.max(0, nowMs - bucket.atMs)
  return { tokens: Math.min(limit, bucket.tokens + (elapsedMs * limit) / windowMs), atMs: nowMs }
}

/** Takes one token where there is one. `limit` is in requests a minute, at least 1. */
export const takeToken = (
  bucket: TokenBucket | undefined,
  limit: number,
  nowMs: number,
): { bucket: TokenBucket; quota: Quota } => {
  const full = refill(bucket, limit, nowMs)
  const isAllowed = full.tokens >= 1
  const left = { ...full, tokens: isAllowed ? full.tokens - 1 : full.tokens }
  return { bucket: left, quota: quotaOf(left, limit, isAllowed) }
}

export const quotaOf = ({ tokens }: TokenBucket, limit: number, isAllowed: boolean): Quota => ({
  isAllowed,
  remaining: Math.floor(tokens),
  retryAfterMs: tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * windowMs) / limit),
  resetMs: Math.ceil(((limit - tokens) * windowMs) / limit),
})
