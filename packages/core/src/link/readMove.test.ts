import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readMove } from './readMove.ts'

test('a move is found by the digest of its token, in the server’s environment', async () => {
  const asked: object[] = []
  const findClaim = async (input: object) => {
    asked.push(input)
    return { status: 'waiting' as const }
  }
  const ctx = partialContext({ store: { linkMoves: { findClaim } } })
  expect(await readMove(ctx, 'lst_1')).toEqual({ status: 'waiting' })
  expect(asked).toMatchObject([{ environment: 'sandbox', claimHash: ctx.ids.sha256('lst_1') }])
})
