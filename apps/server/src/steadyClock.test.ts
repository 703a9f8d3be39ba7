import { expect, test } from 'vitest'

import { createSteadyClock } from './steadyClock.ts'

const hourMs = 3_600_000

const machine = () => {
  let now = 1_760_000_000_000
  let elapsed = 0
  const steadyMs = createSteadyClock(
    () => Math.floor(now),
    () => elapsed,
  )
  return {
    after: (ms: number) => {
      now += ms
      elapsed += ms
      return steadyMs()
    },
    /** The processor counts nothing meanwhile, and the time of day goes on. */
    sleep: (ms: number) => (now += ms),
    set: (byMs: number) => (now += byMs),
  }
}

test('the time in which a machine slept has passed', () => {
  const { after, sleep } = machine()
  after(500)
  sleep(hourMs)
  expect([after(100), after(100)]).toEqual([hourMs + 600, hourMs + 700])
})

test('a time of day that is set back changes nothing', () => {
  const { after, set } = machine()
  set(-hourMs)
  expect([after(1_000), after(1_000)]).toEqual([1_000, 2_000])
})

test('the speed does not depend on how often it is read', () => {
  const { after } = machine()
  for (let read = 0; read < 9_999; read += 1) after(0.1)
  expect(after(0.1)).toBeCloseTo(1_000)
})
