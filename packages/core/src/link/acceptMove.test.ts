import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { acceptMove } from './acceptMove.ts'
import { numberHash } from './moves.ts'

test('the number is compared by its digest, within the session', async () => {
  const asked: unknown[] = []
  const accept = async (input: object) => {
    asked.push(input)
    return 'accepted' as never
  }
  const ctx = partialContext({ store: { linkMoves: { accept } } })
  expect(await acceptMove(ctx, aSession(), '42')).toBe('accepted')
  expect(asked).toEqual([{ sessionId: 'session', numberHash: numberHash(ctx, '42'), nowMs: ctx.clock.nowMs() }])
})
