import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createSharedLimiter, type SharedTokens } from './createSharedLimiter.ts'
import { refill, type TokenBucket, windowMs } from './tokenBucket.ts'

/** The database's bucket, shared by several processes. */
const world = (processes: number) => {
  let nowMs = 0
  let statements = 0
  let isAway = false
  const buckets = new Map<string, TokenBucket>()
  const shared: SharedTokens = {
    isAlone: () => processes === 1,
    take: async (key, limit, want) => {
      statements += 1
      if (isAway) throw new Error('away')
      const bucket = refill(buckets.get(key), limit, nowMs)
      const granted = Math.min(want, Math.floor(bucket.tokens))
      buckets.set(key, { ...bucket, tokens: bucket.tokens - granted })
      return { granted, left: bucket.tokens - granted }
    },
  }
  const limiters = Array.from({ length: processes }, () => createSharedLimiter({ nowMs: () => nowMs }, shared))
  return {
    take: async (process: number, limit: number) => limiters[process % processes]?.take('key', limit),
    advance: (ms: number) => (nowMs += ms),
    now: () => nowMs,
    statements: () => statements,
    lose: () => (isAway = true),
  }
}

const steps = fc.array(
  fc.record({ process: fc.nat({ max: 7 }), afterMs: fc.oneof(fc.constant(0), fc.nat({ max: 3_000 })) }),
  { minLength: 50, maxLength: 400 },
)

describe('several processes together', () => {
  test('allow in any interval no more requests than the bucket holds and refills', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 120 }),
        steps,
        async (n, limit, list) => {
          const { take, advance, now } = world(n)
          const allowedAtMs: number[] = []
          for (const { process, afterMs } of list) {
            advance(afterMs)
            if ((await take(process, limit))?.isAllowed) allowedAtMs.push(now())
          }
          // A token may be used for two seconds after it was taken.
          const spareMs = 2_000
          allowedAtMs.forEach((from, first) =>
            allowedAtMs.slice(first).forEach((to, index) => {
              const most = limit + ((to - from + spareMs) * limit) / windowMs
              expect(index + 1).toBeLessThanOrEqual(Math.ceil(most))
            }),
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  test('never reject a key that stays at half of its limit', async () => {
    const { take, advance } = world(4)
    for (let count = 0; count < 600; count += 1) {
      advance(200)
      expect((await take(count, 600))?.isAllowed).toBe(true)
    }
  })

  test('query the database less than once per four requests of a busy key, and not at all after a rejection', async () => {
    const { take, statements } = world(2)
    let allowed = 0
    for (let count = 0; count < 640; count += 1) if ((await take(count, 600))?.isAllowed) allowed += 1
    expect(allowed).toBe(600)
    expect(statements()).toBeLessThan(150)
    expect(await take(0, 600)).toMatchObject({ isAllowed: false, remaining: 0 })
    expect(await take(1, 600)).toMatchObject({ isAllowed: false })
    const before = statements()
    for (let count = 0; count < 100; count += 1) expect((await take(count, 600))?.retryAfterMs).toBeGreaterThan(0)
    expect(statements()).toBe(before)
  })

  test('serve on when the database is away', async () => {
    const { take, lose } = world(2)
    lose()
    expect(await take(0, 1)).toMatchObject({ isAllowed: true })
    expect(await take(0, 1)).toMatchObject({ isAllowed: false })
  })
})

test('a single process does not call the shared limiter', async () => {
  const { take, statements } = world(1)
  expect(await take(0, 10)).toMatchObject({ isAllowed: true, remaining: 9 })
  expect(statements()).toBe(0)
})
