import { expect, test } from 'vitest'
import { createSandboxClock } from './createSandboxClock.ts'

test('the clock shows the real time until it is advanced', () => {
  const clock = createSandboxClock(() => 1_000)
  expect(clock.nowMs()).toBe(1_000)
  clock.advance(3_600_000)
  expect(clock.nowMs()).toBe(3_601_000)
})

test('never runs backwards', () => {
  const clock = createSandboxClock(() => 1_000)
  expect(() => clock.advance(-1)).toThrow(RangeError)
  expect(() => clock.advance(0.5)).toThrow(RangeError)
})
