import { describe, expect, test } from 'vitest'

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

describe('an order that is paid by address', () => {
  const payment = (hash: string, amount: string, counted: string) => ({
    hash,
    amount,
    counted,
    networkId: transfer.networkId,
    symbol: transfer.symbol,
  })
  /** What the chain has, by transaction. */
  const compareOrder = (payments: object[], chain: Record<string, bigint>) =>
    compareChain(
      {
        chains: {
          watches: () => true,
          confirm: async ({ hash, amountBaseUnits }: { hash: string; amountBaseUnits: bigint }) =>
            (chain[hash] ?? 0n) >= amountBaseUnits
              ? { kind: 'confirmed' }
              : { kind: 'mismatched', arrivedBaseUnits: chain[hash] ?? 0n },
        },
        store: { paymentRequests: { payments: async () => payments } },
      } as never,
      { transfer: { ...transfer, paymentRequestId: 'request', hash: '0x1' } as never, arrives: '50' },
      new Map(),
    )

  test('an overpaid order agrees with the transaction of its payment', async () => {
    expect(await compareOrder([payment('0x1', '60', '50')], { '0x1': 60_000_000n })).toEqual({
      state: 'agreed',
      differences: [],
    })
  })

  test('an order that is paid in parts agrees with each of their transactions', async () => {
    const parts = [payment('0x1', '30', '30'), payment('0x2', '20', '20'), payment('0x3', '5', '0')]
    expect((await compareOrder(parts, { '0x1': 30_000_000n, '0x2': 20_000_000n })).state).toBe('agreed')
  })

  test('a second payment of the same transaction belongs to it', async () => {
    const twice = [payment('0x1', '50', '50'), payment('0x1', '5', '0')]
    expect((await compareOrder(twice, { '0x1': 55_000_000n })).state).toBe('agreed')
  })

  test('less or more than the payments of a transaction differs', async () => {
    const parts = [payment('0x1', '30', '30'), payment('0x2', '20', '20')]
    expect((await compareOrder(parts, { '0x1': 30_000_000n, '0x2': 19_000_000n })).differences).toEqual([
      { side: 'chain', about: 'amount', expected: '20', seen: '19' },
    ])
    expect((await compareOrder(parts, { '0x1': 30_000_001n, '0x2': 20_000_000n })).differences).toEqual([
      { side: 'chain', about: 'amount', expected: '30', seen: 'more than 30' },
    ])
  })
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
