import { expect, test } from 'vitest'

import { clientStore } from '../testing/clientStore.ts'
import { partialContext } from '../testing/partialContext.ts'
import { removeIpRange } from './removeIpRange.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const remove = async (range: string, isThere = true) => {
  const removed: unknown[] = []
  const { repositories } = clientStore(clientId)
  const ctx = partialContext({
    store: {
      ...repositories,
      ipRanges: { remove: async (_: unknown, which: object) => removed.push(which) > 0 && isThere },
    } as never,
  })
  await removeIpRange(ctx, { clientId, range })
  return removed
}

test('a range is removed by its own text in any spelling, or by its id', async () => {
  expect(await remove(' 203.0.113.7/24 ')).toEqual([{ range: '203.0.113.0/24' }])
  expect(await remove(clientId.toUpperCase())).toEqual([{ id: clientId }])
})

test('an unknown range is not found', async () => {
  await expect(remove('203.0.113.0/24', false)).rejects.toMatchObject({ type: 'notFound' })
  await expect(remove('office')).rejects.toMatchObject({ type: 'notFound' })
})
