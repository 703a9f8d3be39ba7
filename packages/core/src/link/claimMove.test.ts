import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { claimMove } from './claimMove.ts'

const claim = async (isFirst: boolean, browserKey?: string) => {
  const stored: object[] = []
  const ctx = partialContext({
    store: { linkMoves: { claim: async (input: object) => stored.push(input) > 0 && isFirst } },
  })
  return { claimed: await claimMove(ctx, { code: 'code', browserKey }).catch((error: unknown) => error), stored }
}

test('the second device shows a number of its token, which is stored as a digest only', async () => {
  const { claimed, stored } = await claim(true, 'browser')
  expect(claimed).toMatchObject({ claimToken: expect.stringMatching(/^lst_/), number: expect.stringMatching(/^\d+$/) })
  expect(JSON.stringify(stored)).not.toContain((claimed as { claimToken: string }).claimToken)
  expect(stored[0]).toHaveProperty('browserKeyHash')
  expect((await claim(true)).stored[0]).not.toHaveProperty('browserKeyHash')
})

test('a code that a device has claimed is used', async () => {
  expect((await claim(false)).claimed).toMatchObject({ type: 'linkTokenUsed' })
})
