import { expect, test } from 'vitest'

import { readAhead } from './readAhead.ts'

test('each page is returned once and in order, and the next one is read before it is asked for', async () => {
  const read: (number | undefined)[] = []
  const pages = readAhead(async (after: number | undefined) => {
    read.push(after)
    const page = (after ?? 0) + 1
    return { page, ...(page < 3 ? { next: page } : {}) }
  })
  expect((await pages.next()).value).toMatchObject({ page: 1 })
  expect(read).toEqual([undefined, 1])
  const rest: number[] = []
  for await (const { page } of pages) rest.push(page)
  expect(rest).toEqual([2, 3])
})

test('a page that cannot be read fails when it is asked for, and not before', async () => {
  const pages = readAhead(async (after: number | undefined): Promise<{ next?: number }> => {
    if (after !== undefined) throw new Error('lost')
    return { next: 1 }
  })
  expect(await pages.next()).toMatchObject({ value: { next: 1 } })
  await expect(pages.next()).rejects.toThrow('lost')
})
