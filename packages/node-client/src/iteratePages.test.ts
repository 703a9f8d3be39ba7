import fc from 'fast-check'
import { expect, test } from 'vitest'

import { iteratePages } from './iteratePages.ts'

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const listOf = (all: () => string[], reads: number[]) => async (page: { count: number; offset: number }) => {
  reads.push(page.offset)
  return { items: all().slice(page.offset, page.offset + page.count), total: all().length }
}

test('every item is returned once, in order, without unnecessary pages', () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 9 }), async (all, count) => {
      const reads: number[] = []
      const given = await collect(
        iteratePages(
          listOf(() => all, reads),
          count,
          item => item,
        ),
      )
      expect(given).toEqual(all)
      expect(reads).toHaveLength(Math.max(1, Math.ceil(all.length / count)))
    }),
  ))

test('no page is read beyond the caller’s last item', async () => {
  const reads: number[] = []
  for await (const item of iteratePages(
    listOf(() => ['a', 'b', 'c'], reads),
    1,
    key => key,
  ))
    if (item === 'b') break
  expect(reads).toEqual([0, 1])
})

test('no item is returned twice when the list grows in front meanwhile', async () => {
  let all = ['c', 'b', 'a']
  const given: string[] = []
  for await (const item of iteratePages(
    listOf(() => all, []),
    2,
    key => key,
  )) {
    if (item === 'b') all = ['d', ...all]
    given.push(item)
  }
  expect(given).toEqual(['c', 'b', 'a'])
})

test('the iteration ends when the list shrinks meanwhile', async () => {
  const read = async ({ offset }: { offset: number }) => ({ items: offset === 0 ? ['a'] : [], total: 9 })
  expect(await collect(iteratePages(read, 1, key => key))).toEqual(['a'])
})
