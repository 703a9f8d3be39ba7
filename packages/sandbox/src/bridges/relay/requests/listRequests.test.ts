import { expect, test } from 'vitest'
import { aBridge, anOrder, aPayIn, aRequest } from '../testing/aBridge.ts'
import { listRequests } from './listRequests.ts'

const ctx = aBridge()
ctx.store.commit([
  { type: 'order', order: anOrder() },
  { type: 'order', order: anOrder({ requestId: 'r2', address: '0xOther', user: '0xsecond' }) },
  { type: 'request', request: aRequest({ createdAtMs: 1, updatedAtMs: 9 }) },
  {
    type: 'request',
    request: aRequest({ id: 'child', payIn: aPayIn, status: 'pending', createdAtMs: 2, updatedAtMs: 8 }),
  },
  { type: 'request', request: aRequest({ id: 'r2', order: 'r2', createdAtMs: 2, updatedAtMs: 7 }) },
])
const list = (query: string) => listRequests(ctx, new URLSearchParams(query))
const ids = (query: string) => list(query).requests?.map(({ id }) => id)

test('the newest come first, those of one moment in the order in which they were made', () => {
  expect(ids('')).toEqual(['r2', 'child', 'r1'])
  expect(ids('sortDirection=asc')).toEqual(['r1', 'child', 'r2'])
  expect(ids('sortBy=updatedAt')).toEqual(['r1', 'child', 'r2'])
})

test.each([
  ['depositAddress=0xOTHER', ['r2']],
  ['user=0xSecond', ['r2']],
  ['user=0xpayer', ['child']],
  ['status=pending', ['child']],
  ['depositTxHash=0xIN', ['child']],
  ['originChainId=2', []],
  ['destinationChainId=2&status=waiting', ['r2', 'r1']],
  ['id=r1', ['r1']],
  ['id=r1&includeChildRequests=true', ['child', 'r1']],
  ['unknown=x', ['r2', 'child', 'r1']],
])('%s finds %j', (query, found) => {
  expect(ids(query)).toEqual(found)
})

test('following the continuation shows every request once', () => {
  const shown: (string | undefined)[] = []
  let continuation: string | undefined = '0'
  while (continuation !== undefined) {
    const page = list(`limit=2&continuation=${continuation}&includeTotal=true`)
    expect(page).toMatchObject({ total: 3 })
    shown.push(...(page.requests ?? []).map(({ id }) => id))
    continuation = page.continuation
  }
  expect(shown).toEqual(['r2', 'child', 'r1'])
  expect(ids('limit=0')).toEqual(['r2'])
})
