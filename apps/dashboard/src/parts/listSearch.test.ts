import { expect, test } from 'vitest'

import { readListSearch, readText } from './listSearch.ts'

const read = readListSearch(['connected', 'removed'])

test('an address keeps its filters, and nothing else', () => {
  expect(read({ user: ' ada ', state: 'removed', cursor: 'c', page: 2 })).toEqual({
    user: 'ada',
    state: 'removed',
    cursor: 'c',
  })
  expect(read({ user: ' ', state: 'lost', cursor: {} })).toEqual({})
})

test('a user id that looks like a number stays text', () => {
  expect(read({ user: 42 })).toEqual({ user: '42' })
})

test('a text is cut, and neither lists nor objects are text', () => {
  expect(readText('x'.repeat(400))).toHaveLength(300)
  for (const value of [['a'], {}, true, null, undefined]) expect(readText(value)).toBeUndefined()
})
