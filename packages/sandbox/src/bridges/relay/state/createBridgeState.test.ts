import { expect, test } from 'vitest'
import { anOrder, aPayIn, aPayment, aRequest } from '../testing/aBridge.ts'
import { addressKey, applyBridgeEvent, compactBridge, createBridgeState, payInKey } from './createBridgeState.ts'
import type { BridgeEvent, BridgeRequest } from './types.ts'

const stateAfter = (...events: BridgeEvent[]) => {
  const state = createBridgeState()
  for (const event of events) applyBridgeEvent(state, event)
  return state
}
const movingWith = (request: Partial<BridgeRequest>) =>
  stateAfter({ type: 'order', order: anOrder() }, { type: 'request', request: aRequest(request) }).moving.has('r1')

test.each([
  [{}, false],
  [{ status: 'depositing' as const, payIn: aPayIn }, true],
  [{ status: 'pending' as const, payIn: aPayIn }, true],
  [{ status: 'success' as const, payIn: aPayIn }, true],
  [{ status: 'success' as const, payIn: aPayIn, swept: 'p1' }, false],
  [{ status: 'refund' as const, payIn: aPayIn }, false],
  [{ status: 'failure' as const, payIn: aPayIn }, false],
])('a request with %j may still move: %s', (request, moves) => {
  expect(movingWith(request as Partial<BridgeRequest>)).toBe(moves)
})

test('an order is found by its address on its chain, and a pay-in is known from its first request on', () => {
  const state = stateAfter(
    { type: 'order', order: anOrder() },
    { type: 'request', request: aRequest({ status: 'depositing', payIn: aPayIn }) },
  )
  expect(state.byAddress.get(addressKey(1, '0xdeposit'))).toBe('r1')
  expect(state.byAddress.has(addressKey(2, '0xdeposit'))).toBe(false)
  expect([state.payIns.has(payInKey(1, aPayIn)), state.payIns.has(payInKey(1, { ...aPayIn, index: 1 }))]).toEqual([
    true,
    false,
  ])
})

test('a payment is open until its outcome is known', () => {
  const signed = stateAfter({ type: 'payment', payment: aPayment({ status: 'signed' }) })
  expect([...signed.openPayments]).toEqual(['p1'])
  applyBridgeEvent(signed, { type: 'payment', payment: aPayment({ status: 'reverted' }) })
  expect(signed.openPayments.size).toBe(0)
})

test('the shortest journal replays into the same state', () => {
  const notice = { id: 'n', body: '{}', attempts: 1, dueAtMs: 5 }
  const state = stateAfter(
    { type: 'order', order: anOrder() },
    { type: 'request', request: aRequest() },
    { type: 'request', request: aRequest({ status: 'success', payIn: aPayIn, fill: 'p1' }) },
    { type: 'payment', payment: aPayment({ status: 'signed' }) },
    { type: 'notice', notice },
    { type: 'notice', notice: { ...notice, id: 'sent' } },
    { type: 'noticeDone', id: 'sent' },
    { type: 'cursor', chainId: 1, block: 9 },
  )
  expect(stateAfter(...compactBridge(state).flat())).toEqual(state)
})
