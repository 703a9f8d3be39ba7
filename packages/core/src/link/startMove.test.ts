import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { startMove } from './startMove.ts'

const start = (session: Parameters<typeof aSession>[0]) => {
  const ctx = partialContext({ store: { linkMoves: { start: async () => undefined } } })
  return { nowMs: ctx.clock.nowMs(), starting: startMove(ctx, aSession(session), {} as never) }
}

test('a move waits for ten minutes, and no longer than its session', async () => {
  const { nowMs, starting } = start({})
  expect((await starting).expiresAtMs).toBe(nowMs + 600_000)
  expect((await start({ expiresAtMs: nowMs + 5 }).starting).expiresAtMs).toBe(nowMs + 5)
})

test('a payout is not moved to another device', async () => {
  await expect(start({ request: { userId: 'user-1', payout: {} } as never }).starting).rejects.toMatchObject({
    type: 'badRequest',
  })
})
