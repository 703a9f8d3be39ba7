import { expect, test } from 'vitest'

import { readSearch } from './readSearch.ts'

test('a search is read as a query, its lists separated by commas', () => {
  expect(readSearch({ attributes: ['userName', 'id'], count: 2, filter: null })).toEqual({
    ...{ attributes: 'userName,id', count: '2', filter: undefined },
  })
})

test('a body that is not a search is refused', () => {
  expect(() => readSearch(null)).toThrow('must be a search')
  expect(() => readSearch({ filter: {} })).toThrow('another type')
})
