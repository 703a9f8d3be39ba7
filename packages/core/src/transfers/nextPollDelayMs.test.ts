import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nextPollDelayMs } from './nextPollDelayMs.ts'

const age = fc.nat({ max: 30 * 24 * 60 * 60_000 })

test('an older transfer is never polled more often than a younger one, and each at least hourly', () => {
  fc.assert(
    fc.property(age, age, (one, other) => {
      const [younger, older] = one < other ? [one, other] : [other, one]
      expect(nextPollDelayMs('accepted', older)).toBeGreaterThanOrEqual(nextPollDelayMs('accepted', younger))
      expect(nextPollDelayMs('accepted', older)).toBeLessThanOrEqual(60 * 60_000)
    }),
  )
})

test('a transaction on the chain is polled each second in its first minute', () => {
  expect(nextPollDelayMs('onChain', 59_999)).toBe(1_000)
  expect(nextPollDelayMs('accepted', 59_999)).toBe(2_000)
  expect(nextPollDelayMs('onChain', 60_000)).toBe(5_000)
})
