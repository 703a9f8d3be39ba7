import { expect, test } from 'vitest'

import { approvesFromMs } from './approvesFromMs.ts'

test('a member admitted by the client waits for seven days, and one admitted by an operator does not', () => {
  const ctx = { nowMs: () => 5 }
  expect([approvesFromMs(ctx, false), approvesFromMs(ctx, true)]).toEqual([5 + 7 * 86_400_000, 5])
})
