import { expect, test } from 'vitest'

import { readRequestSearch, requestBody } from './requestSearch.ts'

test('an address keeps the filters that the log has', () => {
  const search = { api: 'link', result: 'failed', operation: 'getHoldings', error: 'badRequest', before: '12' }
  expect(readRequestSearch(search)).toEqual(search)
  expect(readRequestSearch({ before: 12 })).toEqual({ before: '12' })
})

test('an invalid filter is left out, so that the server does not receive it', () => {
  expect(readRequestSearch({ api: 'admin', result: '', operation: 'a b', error: '<b>', before: '-1' })).toEqual({})
})

test('the server is asked in its own names', () => {
  expect(requestBody({ error: 'badRequest', before: '12' })).toEqual({
    errorType: 'badRequest',
    beforeId: '12',
    count: 50,
  })
})
