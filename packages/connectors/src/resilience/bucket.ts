import type { RateBudget } from '@rialto/core'

/** A bucket of calls. Waiting calls make `room` negative. */
export interface Bucket {
  room: number
  atMs: number
  /** End of the pause that the institution asked for. */
  blockedUntilMs: number
}

export const fullBucket = ({ burst }: Pick<RateBudget, 'burst'>, nowMs: number): Bucket => ({
  room: burst,
  atMs: nowMs,
  blockedUntilMs: 0,
})

const msPerMinute = 60_000

/** Refills the bucket. If the clock went back, nothing is added. */
export const refilled = (bucket: Bucket, { burst, perMinute }: RateBudget, nowMs: number): Bucket => {
  const inflow = (Math.max(0, nowMs - bucket.atMs) * perMinute) / msPerMinute
  return { ...bucket, room: Math.min(burst, bucket.room + inflow), atMs: Math.max(bucket.atMs, nowMs) }
}

/** How long a call has to wait for its turn. */
export const waitMs = (bucket: Bucket, { perMinute }: RateBudget, nowMs: number): number => {
  const missing = Math.max(0, 1 - bucket.room)
  return Math.max(Math.ceil((missing * msPerMinute) / perMinute), bucket.blockedUntilMs - nowMs, 0)
}

export const claimed = (bucket: Bucket): Bucket => ({ ...bucket, room: bucket.room - 1 })
