import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nextDeliveryMs } from './deliverySchedule.ts'

const minute = 60_000
const hour = 60 * minute
const waits = [5_000, 30_000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24, 24, 24].map(hours => hours * hour)]
const aRandom = fc.double({ min: 0, max: 1, noNaN: true })
const anAttempt = fc.integer({ min: 1, max: waits.length })

test('retries follow the published schedule and end after its last wait', () => {
  expect(waits.map((_, index) => nextDeliveryMs(index + 1, 0.5))).toEqual(waits)
  expect(nextDeliveryMs(waits.length + 1, 0.5)).toBeUndefined()
  expect(nextDeliveryMs(waits.length + 1, 0.5, minute)).toBeUndefined()
})

test('each wait varies by up to a fifth in either direction', () => {
  fc.assert(
    fc.property(anAttempt, aRandom, (attempt, random) => {
      const wait = waits[attempt - 1] ?? 0
      const next = nextDeliveryMs(attempt, random) ?? 0
      expect(next).toBeGreaterThanOrEqual(Math.floor(wait * 0.8))
      expect(next).toBeLessThanOrEqual(Math.ceil(wait * 1.2))
    }),
  )
  expect(nextDeliveryMs(1, 0)).toBe(4_000)
  expect(nextDeliveryMs(1, 1)).toBe(6_000)
})

test('Retry-After is honoured up to a day, and never makes a retry earlier', () => {
  fc.assert(
    fc.property(anAttempt, aRandom, fc.integer({ min: -hour, max: 1_000 * hour }), (attempt, random, retryAfterMs) => {
      const plain = nextDeliveryMs(attempt, random) ?? 0
      const next = nextDeliveryMs(attempt, random, retryAfterMs) ?? 0
      expect(next).toBe(Math.max(plain, Math.min(retryAfterMs, 24 * hour)))
    }),
  )
})
