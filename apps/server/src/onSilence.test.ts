import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { onSilence } from './onSilence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<void>(() => undefined)

test('the action runs once without an answer, and with failures only', async () => {
  for (const probe of [never, () => Promise.reject(new Error('refused'))]) {
    const act = vi.fn<() => void>()
    onSilence(probe, act, 5_000)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(act).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(act).toHaveBeenCalledTimes(1)
  }
})

test('the time is counted from the last success', async () => {
  const act = vi.fn<() => void>()
  let isHanging = false
  onSilence(() => (isHanging ? never() : Promise.resolve()), act, 2_000)
  await vi.advanceTimersByTimeAsync(60_000)
  isHanging = true
  await vi.advanceTimersByTimeAsync(1_499)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(501)
  expect(act).toHaveBeenCalledTimes(1)
})

test('an ended watch has no effect', async () => {
  const act = vi.fn<() => void>()
  onSilence(never, act, 5_000)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
