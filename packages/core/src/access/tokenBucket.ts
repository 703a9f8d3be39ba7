/** Tokens left at a time. A bucket that was never used is full. */
export interface TokenBucket {
  tokens: number
  atMs: number
}

export interface Quota {
  isAllowed: boolean
  /** Requests that may follow without waiting. */
  remaining: number
  /** Until one more request is allowed; 0 when it is. */
  retryAfterMs: number
  /** Time until the bucket is full again. */
  resetMs: number
}

export const windowMs = 60_000

/**
 * Refills the bucket: `limit` tokens a minute, up to `limit`. A burst may use a whole minute's requests; the steady
 * rate applies after it.
 */
export const refill = (bucket: TokenBucket | undefined, limit: number, nowMs: number): TokenBucket => {
  if (!bucket) return { tokens: limit, atMs: nowMs }
  // A clock that is set back neither adds nor removes tokens.
  const elapsedMs = Math.max(0, nowMs - bucket.atMs)
  return { tokens: Math.min(limit, bucket.tokens + (elapsedMs * limit) / windowMs), atMs: nowMs }
}

/** Takes one token if the bucket has one. `limit` is in requests a minute, at least 1. */
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
