import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startPeriodicJob } from './startPeriodicJob.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the job runs now and every hour, continues after a failure, and stops', async () => {
  const warnings: string[] = []
  let runs = 0
  const work = async () => {
    runs += 1
    if (runs === 2) throw new Error('the folder is full')
  }
  const log = { warn: (_details: object, message: string) => void warnings.push(message) }
  const job = startPeriodicJob(work, { log, failure: 'publishing failed' })
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000)
  expect(runs).toBe(4)
  expect(warnings).toEqual(['publishing failed'])
  await job.stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(runs).toBe(4)
})
