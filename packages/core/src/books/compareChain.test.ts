import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { compareChain, groupByHash } from './compareChain.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }), {
  phase: 'settled',
  hash: '0xAB',
})
const compare = (confirm: (amount: bigint) => Promise<object>, changes: object = {}, watches = true) => {
  const chains = {
    watches: () => watches,
    confirm: ({ amountBaseUnits }: { amountBaseUnits: bigint }) => confirm(amountBaseUnits),
  }
  return compareChain(
    { chains } as never,
    { transfer: { ...transfer, ...changes } as never, arrives: '12.5' },
    new Map(),
  )
}

test('a transaction that shows exactly the amount agrees', async () => {
  expect(await compare(async amount => ({ kind: amount <= 12_500_000n ? 'confirmed' : 'mismatched' }))).toMatchObject({
    differences: [],
  })
})

test('a transaction that shows less, none or a reverted payment differs', async () => {
  const seen = await compare(async () => ({ kind: 'mismatched', arrivedBaseUnits: 12_000_000n }))
  expect(seen).toMatchObject({ state: 'differs', differences: [{ about: 'amount', expected: '12.5', seen: '12' }] })
  expect((await compare(async () => ({ kind: 'unknown' }))).differences).toMatchObject([{ about: 'record' }])
  expect((await compare(async () => ({ kind: 'reverted' }))).differences).toMatchObject([{ about: 'status' }])
})

test('a chain that cannot be read shows nothing', async () => {
  const rejected = () => Promise.reject(new Error('no node'))
  expect(await compare(rejected)).toEqual({ state: 'unread', differences: [] })
  expect((await compare(rejected, {}, false)).state).toBe('notOffered')
  expect((await compare(rejected, { hash: undefined })).state).toBe('offChain')
})

test('transfers of one transaction are grouped by its hash in any spelling', () => {
  const groups = groupByHash([transfer, { ...transfer, hash: 'ab' }, { ...transfer, hash: '0xcd' }])
  expect([...groups].map(([hash, all]) => [hash, all.length])).toEqual([
    ['ab', 2],
    ['cd', 1],
  ])
})
