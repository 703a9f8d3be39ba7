import { createTestDatabase } from '@rialto/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { checkClock } from './composeClock.ts'

let made: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

test.each([
  ['says nothing of a clock that is right', 0, []],
  ['warns of a clock that is some seconds ahead', 20_000, ['warn']],
  ['reports an error where a clock is two minutes behind', -120_000, ['error']],
])('the start %s', async (_what, aheadMs, expected) => {
  const said: string[] = []
  const log = { warn: () => void said.push('warn'), error: () => void said.push('error') }
  const now = vi.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + aheadMs)
  await checkClock(made.db, log).finally(() => now.mockRestore())
  expect(said).toEqual(expected)
})
