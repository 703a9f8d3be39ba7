import { expect, test } from 'vitest'

import { readTransferSearch, searchBody } from './transferSearch.ts'

const id = '9d1f7c64-2b0a-4c0e-8c55-7a4d4e1c2b3f'
const hash = `0x${'5c'.repeat(32)}`

test.each([
  [id, { transferId: id }],
  [hash, { hash }],
  ['order:1042', { clientTransactionId: '1042' }],
  ['user-7c1f', { userId: 'user-7c1f' }],
])('%s is looked for where it can be found', (find, body) =>
  expect(searchBody(readTransferSearch({ find }))).toEqual({ ...body, count: 50 }),
)

test('an invalid filter is left out of the call', () =>
  expect(searchBody(readTransferSearch({ status: 'lost', find: ' ', more: 1 }))).toEqual({ count: 50 }))
