import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { listBookDifferences, resolveDifference } from './listBookDifferences.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test.each([
  [['institution', 'chain'], 'rialtoDiffers'],
  [['institution'], 'institutionDiffers'],
  [['chain', 'chain'], 'chainDiffers'],
])('where %j show something else, the reason is %s', async (sides, reason) => {
  const differences = sides.map(side => ({ side, about: 'amount' }))
  const items = [{ check: { differences }, sinceMs: 0 }] as never
  const ctx = partialContext({ store: { books: { listDifferences: async () => ({ items, total: 1 }) } } })
  const { items: listed } = await listBookDifferences(ctx, {})
  expect(listed).toMatchObject([{ reason, openForMs: ctx.clock.nowMs() }])
})

test('an open difference is read again at once, and a settled one has a note', async () => {
  const steps: unknown[] = []
  const ctx = partialContext({
    store: {
      books: {
        findDifference: async (_, id) => (id === 'open' ? ({} as never) : undefined),
        planCheck: async (_, id, atMs) => void steps.push([id, atMs]),
        settleDifference: async (_, id, { note }) => steps.push([id, note]) > 0,
      },
    },
  })
  expect(await resolveDifference(ctx, scope, 'open', { action: 'lookAgain', note: '' })).toBe(true)
  expect(await resolveDifference(ctx, scope, 'none', { action: 'lookAgain', note: '' })).toBe(false)
  await resolveDifference(ctx, scope, 'open', { action: 'settled', note: 'checked' })
  expect(steps).toEqual([
    ['open', ctx.clock.nowMs()],
    ['open', 'checked'],
  ])
})
