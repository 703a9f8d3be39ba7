import { expect, test } from 'vitest'

import { pageOf, readCursor } from './pages.ts'

const rows = ['a', 'b-c', 'd'].map((id, at) => ({ id, atMs: 1_767_000_000_000 - at }))

test('a cursor names the last row of its page, with hyphens in its id', () => {
  const { items, nextCursor } = pageOf(rows, 2, row => row)
  expect(items).toEqual(rows.slice(0, 2))
  expect(readCursor(nextCursor ?? '')).toEqual(rows[1])
})

test('the last page has no cursor', () => {
  expect(pageOf(rows, 3, row => row)).toEqual({ items: rows })
})
