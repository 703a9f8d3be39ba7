import { expect, test } from 'vitest'

import { createQueue, QueueFullError } from './createQueue.ts'

test('one task runs at a time, and a task beyond those that may wait is rejected without being started', async () => {
  const run = createQueue(2)
  const releases: (() => void)[] = []
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>(resolve => releases.push(resolve))
    running -= 1
  }
  const accepted = [run(task), run(task), run(task)]
  await expect(run(task)).rejects.toBeInstanceOf(QueueFullError)
  for (let ended = 0; ended < accepted.length; ended += 1) {
    await expect.poll(() => releases.length).toBe(ended + 1)
    releases[ended]?.()
  }
  await Promise.all(accepted)
  expect([most, releases.length]).toEqual([1, 3])
})

test('a task that fails does not stop the next one', async () => {
  const run = createQueue(1)
  const failed = run(() => Promise.reject(new Error('broken')))
  const next = run(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
