import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { listenForJobs } from './queue/listenForJobs.ts'
import { createStoredWorld, createTestDatabase } from './testing/index.ts'

let made: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

test('workers are woken for a job that is due, and not for a later one', async () => {
  const { ctx, clock } = await createStoredWorld(made.db)
  const received: (string | undefined)[] = []
  const listener = listenForJobs(made.url, kind => received.push(kind))
  await listener.ready
  const [due, later] = [clock.nowMs(), clock.nowMs() + 1]
  await ctx.store.jobs.enqueue({ kind: 'refund.follow', key: 'a', payload: {}, runAtMs: later })
  await ctx.store.jobs.enqueueAll([{ kind: 'payout.follow', key: 'a', payload: {}, runAtMs: later }])
  await ctx.store.jobs.enqueue({ kind: 'transfer.watch', key: 'a', payload: {}, runAtMs: due })
  await vi.waitFor(() => expect(received.at(-1)).toBe('transfer.watch'), { timeout: 60_000 })
  expect(received).toEqual([undefined, 'transfer.watch'])
  await listener.close()
})
