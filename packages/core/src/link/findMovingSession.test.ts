import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findMovingSession } from './findMovingSession.ts'

const find = (open: object | undefined, session: object | undefined) =>
  findMovingSession(
    partialContext({
      store: { linkMoves: { findOpen: async () => open }, link: { findById: async () => session } } as never,
    }),
    'code',
  )

test('a link names its session while it is open', async () => {
  expect(await find({ sessionId: 's' }, { id: 's' })).toEqual({ id: 's' })
})

test('a used link and the link of an ended session are answered alike', async () => {
  await expect(find(undefined, { id: 's' })).rejects.toMatchObject({ type: 'linkTokenUsed' })
  await expect(find({ sessionId: 's' }, undefined)).rejects.toMatchObject({ type: 'linkTokenUsed' })
})
