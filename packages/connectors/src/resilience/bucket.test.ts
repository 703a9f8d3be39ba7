import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullBucket, refilled, claimed, waitMs } from './bucket.ts'

const budgets = fc.record({
  host: fc.constant('a.example'),
  per: fc.constant('host' as const),
  burst: fc.integer({ min: 1, max: 50 }),
  perMinute: fc.integer({ min: 1, max: 6_000 }),
})
const gaps = fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 200 })

test('never lets more than the burst and what flowed in go out in any span of time', () => {
  fc.assert(
    fc.property(budgets, gaps, (budget, list) => {
      let nowMs = 0
      let bucket = fullBucket(budget, nowMs)
      const sentAtMs: number[] = []
      for (const gap of list) {
        nowMs += gap
        bucket = refilled(bucket, budget, nowMs)
        sentAtMs.push(nowMs + waitMs(bucket, budget, nowMs))
        bucket = claimed(bucket)
      }
      sentAtMs.forEach((from, index) => {
        for (let last = index; last < sentAtMs.length; last += 1) {
          const spanMs = (sentAtMs[last] ?? 0) - from
          // One more for a wait that was rounded up before and not after.
          expect(last - index + 1).toBeLessThanOrEqual(budget.burst + (spanMs * budget.perMinute) / 60_000 + 1)
        }
      })
    }),
    { numRuns: 60 },
  )
})

test('a caller within the budget never waits', () => {
  fc.assert(
    fc.property(budgets, fc.integer({ min: 1, max: 200 }), (budget, calls) => {
      let nowMs = 0
      let bucket = fullBucket(budget, nowMs)
      for (let call = 0; call < calls; call += 1) {
        bucket = refilled(bucket, budget, nowMs)
        expect(waitMs(bucket, budget, nowMs)).toBe(0)
        bucket = claimed(bucket)
        nowMs += Math.ceil(60_000 / budget.perMinute)
      }
    }),
  )
})

test('never holds more than its burst, and ignores a clock that goes back', () => {
  fc.assert(
    fc.property(budgets, fc.array(fc.integer({ min: -5_000, max: 100_000 }), { maxLength: 50 }), (budget, steps) => {
      let nowMs = 0
      let bucket = fullBucket(budget, nowMs)
      for (const step of steps) {
        nowMs += step
        const before = bucket
        bucket = refilled(bucket, budget, nowMs)
        expect(bucket.room).toBeLessThanOrEqual(budget.burst)
        expect(bucket.room).toBeGreaterThanOrEqual(before.room)
      }
    }),
  )
})

test('waits as long as the response asks', () => {
  const budget = { host: 'a', per: 'host', burst: 5, perMinute: 60 } as const
  const bucket = { ...fullBucket(budget, 0), blockedUntilMs: 7_000 }
  expect(waitMs(bucket, budget, 1_000)).toBe(6_000)
  expect(waitMs(bucket, budget, 8_000)).toBe(0)
})
