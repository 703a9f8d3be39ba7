import { expect, test } from 'vitest'

import { filterBody, readTransferSearch, searchBody } from './transferSearch.ts'

const id = '9d1f7c64-2b0a-4c0e-8c55-7a4d4e1c2b3f'
const hash = `0x${'5c'.repeat(32)}`

test.each([
  [id, { transferId: id }],
  [hash, { hash }],
  ['3fgy-tgrx', { caseCode: '3fgy-tgrx' }],
  ['3FGY TGRX', { caseCode: '3FGY-TGRX' }],
  ['3FGY – TGRX', { caseCode: '3FGY-TGRX' }],
  ['order:1042', { clientTransactionId: '1042' }],
  ['user-7c1f', { userId: 'user-7c1f' }],
])('%s is looked for where it can be found', (find, body) =>
  expect(searchBody(readTransferSearch({ find }))).toEqual({ ...body, count: 50 }),
)

test('days, an institution and amounts are filters of the search and the export', () => {
  const search = readTransferSearch({ institution: id, from: '2026-11-01', to: '2026-11-27', min: 25, max: '100.5' })
  expect(search).toEqual({ institution: id, from: '2026-11-01', to: '2026-11-27', min: '25', max: '100.5' })
  expect(filterBody(search)).toEqual({
    integrationIds: [id],
    fromTimestamp: new Date(2026, 10, 1).getTime() / 1000,
    toTimestamp: new Date(2026, 10, 28).getTime() / 1000 - 1,
    minAmountInFiat: 25,
    maxAmountInFiat: 100.5,
  })
  expect(readTransferSearch({ institution: 'kraken', from: 'yesterday', min: '-1' })).toEqual({})
})

test('an invalid filter is left out of the call', () =>
  expect(searchBody(readTransferSearch({ status: 'lost', find: ' ', more: 1 }))).toEqual({ count: 50 }))
