import fc from 'fast-check'
import { expect, test } from 'vitest'

import { refill, takeToken, type TokenBucket, windowMs } from './tokenBucket.ts'

test('allows a burst of one minute’s requests, and then names when the next is allowed', () => {
  let bucket: TokenBucket | undefined
  for (let request = 0; request < 3; request += 1) {
    const taken = takeToken(bucket, 3, 1_000)
    expect(taken.quota).toMatchObject({ isAllowed: true, remaining: 2 - request })
    bucket = taken.bucket
  }
  const refused = takeToken(bucket, 3, 1_000)
  expect(refused.quota).toEqual({ isAllowed: false, remaining: 0, retryAfterMs: 20_000, resetMs: 60_000 })
  expect(takeToken(refused.bucket, 3, 1_000 + refused.quota.retryAfterMs).quota.isAllowed).toBe(true)
})

test('a bucket never allows more than its limit and its refill, for any sequence of times', () => {
  const waits = fc.array(fc.nat(30_000), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), waits, (limit, gaps) => {
      let bucket: TokenBucket | undefined
      let nowMs = 0
      let allowed = 0
      for (const gap of gaps) {
        nowMs += gap
        const taken = takeToken(bucket, limit, nowMs)
        bucket = taken.bucket
        allowed += taken.quota.isAllowed ? 1 : 0
      }
      const span = nowMs - (gaps[0] ?? 0)
      expect(allowed).toBeLessThanOrEqual(limit + (span * limit) / windowMs + 1e-6)
    }),
  )
})

test('a clock that is set back neither adds nor removes tokens', () => {
  expect(refill({ tokens: 2, atMs: 10_000 }, 5, 4_000).tokens).toBe(2)
})
