import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { manualClock } from '../testing/manualClock.ts'
import { createLimiter } from './createLimiter.ts'
import { windowMs } from './tokenBucket.ts'

describe('a limiter', () => {
  test('allows in no window more than the burst and what that window refills', () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 3_000 }), fc.integer({ min: 1, max: 8 })), { maxLength: 120 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), steps, (limit, script) => {
        const clock = manualClock(0)
        const limiter = createLimiter(clock)
        const allowedAt: number[] = []
        for (const [waitMs, calls] of script) {
          clock.advance(waitMs)
          for (let call = 0; call < calls; call += 1)
            if (limiter.take('key', limit).isAllowed) allowedAt.push(clock.nowMs())
        }
        for (const [first, startMs] of allowedAt.entries())
          for (let last = first; last < allowedAt.length; last += 1) {
            const spanMs = (allowedAt[last] ?? 0) - startMs
            expect(last - first + 1).toBeLessThanOrEqual(limit + (spanMs * limit) / windowMs + 1e-6)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('a request succeeds after `retryAfterMs`, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), limit => {
        const clock = manualClock(0)
        const limiter = createLimiter(clock)
        for (let call = 0; call < limit; call += 1) limiter.take('key', limit)
        const { isAllowed, retryAfterMs, remaining } = limiter.take('key', limit)
        expect({ isAllowed, remaining }).toEqual({ isAllowed: false, remaining: 0 })
        clock.advance(retryAfterMs - 1)
        expect(limiter.look('key', limit).isAllowed).toBe(false)
        clock.advance(1)
        expect(limiter.take('key', limit).isAllowed).toBe(true)
      }),
    )
  })

  test('is full again after the time it names', () => {
    const clock = manualClock(0)
    const limiter = createLimiter(clock)
    limiter.take('key', 600)
    const { remaining, resetMs } = limiter.take('key', 600)
    expect({ remaining, resetMs }).toEqual({ remaining: 598, resetMs: 200 })
    clock.advance(resetMs)
    expect(limiter.look('key', 600).remaining).toBe(600)
  })

  test('`look` uses no tokens', () => {
    const limiter = createLimiter(manualClock(0))
    for (let look = 0; look < 10; look += 1) expect(limiter.look('key', 1).isAllowed).toBe(true)
    expect(limiter.take('key', 1).isAllowed).toBe(true)
    expect(limiter.look('key', 1).isAllowed).toBe(false)
  })

  test('a clock that is set back neither adds nor removes tokens', () => {
    let nowMs = 100_000
    const limiter = createLimiter({ nowMs: () => nowMs })
    limiter.take('key', 1)
    nowMs = 50_000
    expect(limiter.take('key', 1)).toMatchObject({ isAllowed: false, retryAfterMs: 60_000 })
    nowMs = 110_000
    expect(limiter.take('key', 1).isAllowed).toBe(true)
  })

  test('the limiter evicts the least recently used key beyond its maximum', () => {
    const limiter = createLimiter(manualClock(0), 3)
    for (const key of ['a', 'b', 'c', 'a', 'd']) limiter.take(key, 2)
    expect(['a', 'b', 'c', 'd'].map(key => limiter.look(key, 2).remaining)).toEqual([0, 2, 1, 1])
  })
})
