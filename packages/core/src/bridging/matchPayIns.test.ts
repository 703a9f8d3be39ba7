import { describe, expect, test } from 'vitest'

import { anOperation } from '../testing/index.ts'
import { matchPayIns } from './matchPayIns.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation } from './ports.ts'

const nowMs = 1_767_000_000_000
const aTransfer = (changes: Partial<BridgedTransfer> = {}): BridgedTransfer => ({
  id: 'tracking',
  scope: { clientId: 'c1', environment: 'sandbox' },
  userId: 'user-1',
  clientTransactionId: 'order-1',
  addressId: 'address-1',
  networkId: 'network-1',
  symbol: 'USDC',
  toAddress: '0x1',
  amount: '0',
  priceUsd: '0',
  phase: 'accepted',
  origin: { network: 'eip155:1', asset: 'USDC' },
  step: 'registeredInProvider',
  timeline: [{ step: 'registeredInProvider', atMs: nowMs - 1 }],
  originHashes: [],
  refundHashes: [],
  sequence: 0,
  createdAtMs: nowMs - 1,
  ...changes,
})

let opened = 0
const match = (known: BridgedTransfer[], operations: BridgeOperation[]) =>
  matchPayIns({
    known,
    operations,
    trackingId: 'tracking',
    open: () => aTransfer({ id: `own-${(opened += 1)}` }),
    nowMs,
  }).map(({ transfer, isNew, eventStatuses }) => ({
    id: transfer.id,
    operation: transfer.operation,
    isNew,
    eventStatuses,
  }))

describe('matchPayIns', () => {
  test('the first pay-in belongs to the tracking transfer, and the next becomes a separate transfer', () => {
    const second = anOperation({ reference: 'pay-in-2', status: 'succeeded' })
    expect(match([aTransfer()], [anOperation(), second])).toEqual([
      { id: 'tracking', operation: 'pay-in-1', isNew: false, eventStatuses: ['pending'] },
      {
        id: expect.stringMatching(/^own-/),
        operation: 'pay-in-2',
        isNew: true,
        eventStatuses: ['pending', 'succeeded'],
      },
    ])
  })

  test('nothing new changes nothing', () => {
    const known = aTransfer({ operation: 'pay-in-1', reported: 'pending', step: 'providerFundsReceived' })
    expect(match([known], [anOperation()])).toEqual([])
  })

  test('waiting for a pay-in is a step, and no pay-in', () => {
    const waiting = anOperation({ status: 'waiting', step: 'providerAwaitingSourceTransfer' })
    expect(match([aTransfer()], [waiting])).toEqual([
      { id: 'tracking', operation: undefined, isNew: false, eventStatuses: [] },
    ])
  })

  test('a pay-in continues under a new id, reported or only named', () => {
    const known = aTransfer({ operation: 'pay-in-1', reported: 'pending', originHashes: ['0xa'] })
    const old = anOperation({ supersededBy: 'pay-in-3' })
    const next = anOperation({ reference: 'pay-in-3', status: 'succeeded', originHashes: ['0xa'] })
    const moved = [{ id: 'tracking', operation: 'pay-in-3', isNew: false, eventStatuses: ['succeeded'] }]
    expect(match([known], [old, next])).toEqual(moved)
    // The old id is not reported any more: the transaction that paid in says whose it is.
    expect(match([known], [next])).toMatchObject([{ id: 'tracking', eventStatuses: ['succeeded'] }])
  })

  test('ids that supersede one another in a ring end', () => {
    const ring = [
      anOperation({ reference: 'a', supersededBy: 'b' }),
      anOperation({ reference: 'b', supersededBy: 'a' }),
    ]
    expect(match([aTransfer({ operation: 'a', reported: 'pending' })], ring)).toEqual([])
  })

  test('two transfers never come to share an id', () => {
    const known = [
      aTransfer({ operation: 'a', reported: 'pending' }),
      aTransfer({ id: 'other', operation: 'b', reported: 'pending' }),
    ]
    const operations = ['a', 'b'].map(reference => anOperation({ reference, supersededBy: 'c' }))
    const ids = matchPayIns({
      known,
      operations: [...operations, anOperation({ reference: 'c' })],
      trackingId: 'tracking',
      open: () => aTransfer(),
      nowMs,
    }).map(({ transfer }) => transfer.operation)
    expect(ids).toEqual(['c'])
  })

  test('a payout after a failure becomes a separate transfer: emitted events never change', () => {
    const failed = aTransfer({ operation: 'pay-in-1', reported: 'failed', phase: 'failed' })
    const changes = match([failed], [anOperation({ status: 'succeeded' })])
    expect(changes).toEqual([
      { id: 'tracking', operation: undefined, isNew: false, eventStatuses: [] },
      {
        id: expect.stringMatching(/^own-/),
        operation: 'pay-in-1',
        isNew: true,
        eventStatuses: ['pending', 'succeeded'],
      },
    ])
  })

  test.each(['failed', 'refunded', 'pending'] as const)('%s after a success is not believed', status => {
    const settled = aTransfer({ operation: 'pay-in-1', reported: 'succeeded', phase: 'settled', hash: '0xb' })
    expect(match([settled], [anOperation({ status, step: 'refunded', paidOutAmount: '1' })])).toEqual([])
  })

  test('a canceled transfer takes no pay-in: a late one becomes a separate transfer', () => {
    const canceled = aTransfer({ phase: 'failed', step: 'canceled' })
    expect(match([canceled], [anOperation()])).toMatchObject([{ isNew: true, eventStatuses: ['pending'] }])
  })
})
