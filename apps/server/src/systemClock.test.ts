import { expect, test } from 'vitest'

import { createSystemClock } from './systemClock.ts'

const start = 1_760_000_000_000
const hourMs = 3_600_000

/** A machine whose clock can be set, and what the server makes of it. */
const machine = () => {
  let wall = start
  let elapsed = 0
  const nowMs = createSystemClock(
    () => wall,
    () => elapsed,
  )
  return {
    after: (ms: number) => {
      wall += ms
      elapsed += ms
      return nowMs() - start
    },
    set: (byMs: number) => (wall += byMs),
  }
}

test('the clock follows the system’s clock, even after it was set forward or the machine slept', () => {
  const { after, set } = machine()
  expect(after(1_000)).toBe(1_000)
  set(5 * hourMs)
  expect(after(1_000)).toBe(5 * hourMs + 2_000)
})

test('a clock that is set back makes time pass at half its speed until it has caught up, and never back', () => {
  const { after, set } = machine()
  after(1_000)
  set(-60_000)
  expect([after(0), after(10_000), after(110_000), after(1_000)]).toEqual([1_000, 6_000, 61_000, 62_000])
})

test('the speed does not depend on how often it is read', () => {
  const { after, set } = machine()
  set(-hourMs)
  for (let read = 0; read < 1_000; read += 1) after(1)
  expect(after(0)).toBe(500)
})

test('a clock that was wrong by more than an hour is followed at once', () => {
  const { after, set } = machine()
  set(365 * 24 * hourMs)
  after(0)
  set(-365 * 24 * hourMs)
  expect(after(1_000)).toBe(1_000)
})
