import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { exportJournal } from './exportJournal.ts'

const exported = async (total: number) => {
  const rows = Array.from({ length: total }, (_, at) => ({ id: BigInt(at) }))
  let reads = 0
  const ctx = partialContext({
    store: {
      books: {
        listEntries: async (_: unknown, __: unknown, { count, after = -1n }: { count: number; after?: bigint }) => {
          reads += 1
          return rows.slice(Number(after) + 1, Number(after) + 1 + count)
        },
      },
    } as never,
  })
  const ids: bigint[] = []
  for await (const page of exportJournal(ctx, { clientId: 'client', environment: 'sandbox' }, {} as never))
    ids.push(...page.map(({ id }) => id))
  return { ids, reads }
}

test.each([0, 1, 999, 1_000, 2_001])('each of %i entries is exported once', async total => {
  const { ids } = await exported(total)
  expect(ids).toEqual(Array.from({ length: total }, (_, at) => BigInt(at)))
})

test('a page that is not full is the last one read', async () => {
  expect((await exported(1_500)).reads).toBe(2)
})
