import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { numbersOf } from './moves.ts'
import { readOwnMove } from './readOwnMove.ts'

const read = (own: object) => {
  const ctx = partialContext({ store: { linkMoves: { findOwn: async () => own } } as never })
  return readOwnMove(ctx, { id: 's' } as never)
}

test('numbers are offered once a device has claimed the link, without the one that it shows', async () => {
  expect(await read({ status: 'waiting' })).toEqual({ status: 'waiting' })
  const claimHash = new Uint8Array(32)
  expect(await read({ status: 'claimed', claimHash })).toEqual({
    ...{ status: 'claimed', numbers: numbersOf(partialContext(), claimHash).offered },
  })
})
