import { describe, expect, test } from 'vitest'

import { mergePayments } from './mergePayments.ts'
import type { IncomingPayment } from './ports.ts'

const request = { createdAtMs: 100, expiresAtMs: 1_000 }
const payment = (hash: string, changes: Partial<IncomingPayment> = {}): IncomingPayment =>
  ({
    networkId: 'n',
    hash,
    position: 0,
    block: 10n,
    state: 'detected',
    amount: '1',
    isOnTime: true,
    ...changes,
  }) as IncomingPayment
const read = { networkId: 'n', from: 5n, to: 20n }
const none = { payments: [], read }

describe('a known payment', () => {
  test('no later read changes a final payment', () => {
    const final = payment('a', { state: 'final', finalAtMs: 500 })
    expect(mergePayments(request, [final], none)).toEqual([final])
    expect(mergePayments(request, [final], { payments: [payment('a', { block: 11n })], read })).toEqual([final])
  })

  test('a payment that its block does not have any more is dropped, and comes back', () => {
    const [dropped] = mergePayments(request, [payment('a')], none)
    expect(dropped).toMatchObject({ state: 'dropped' })
    const [again] = mergePayments(request, dropped ? [dropped] : [], { payments: [payment('a', { block: 12n })], read })
    expect(again).toMatchObject({ state: 'detected', block: 12n })
  })

  test('a payment outside of the blocks that were read is unchanged', () => {
    for (const block of [4n, 21n]) {
      const known = payment('a', { block })
      expect(mergePayments(request, [known], none)).toEqual([known])
    }
    const elsewhere = payment('a', { networkId: 'other' })
    expect(mergePayments(request, [elsewhere], none)).toEqual([elsewhere])
  })

  test('a payment that becomes final comes after all that were final before, also by a slower clock', () => {
    const known = [payment('a', { state: 'final', finalAtMs: 500 }), payment('b')]
    const payments = [payment('b', { state: 'final', finalAtMs: 400 })]
    expect(mergePayments(request, known, { payments, read })[1]).toMatchObject({ state: 'final', finalAtMs: 501 })
  })
})

test('a new payment is on time where the chain was read before the end, or the request is as young', () => {
  const payments = [payment('a')]
  const isOnTime = (sinceMs: number | undefined) => mergePayments(request, [], { payments, read, sinceMs })[0]?.isOnTime
  expect([undefined, 1_000, 1_001].map(isOnTime)).toEqual([true, true, false])
})
