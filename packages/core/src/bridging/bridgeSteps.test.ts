import fc from 'fast-check'
import { expect, test } from 'vitest'

import { describeStep, isLaterStep, isRefundStep } from './bridgeSteps.ts'
import type { BridgingStep } from '../transfers/bridgedTransfer.ts'

const inOrder: readonly BridgingStep[] = [
  'recordCreated',
  'registeredInProvider',
  'sourceTransferStarted',
  'inReview',
  'providerAwaitingSourceTransfer',
  'providerFundsReceived',
  'providerProcessingPayment',
  'providerProcessedPayment',
  'providerSetUndeliverable',
  'canceled',
  'failed',
  'returned',
  'refundRegisteredInProvider',
  'providerAwaitingSourceRefundTransfer',
  'providerRefundFundsReceived',
  'providerProcessingRefundPayment',
  'providerProcessedRefundPayment',
  'refunded',
]

test('a step is later than all before it and than itself it is not: what failed may still be refunded', () => {
  fc.assert(
    fc.property(fc.nat(inOrder.length - 1), fc.nat(inOrder.length - 1), (at, than) => {
      expect(isLaterStep(inOrder[at] ?? 'failed', inOrder[than] ?? 'failed')).toBe(at > than)
    }),
  )
})

test('assets are on their way back from the registered refund on, and at no step before it', () => {
  expect(inOrder.filter(isRefundStep)).toEqual(inOrder.slice(inOrder.indexOf('refundRegisteredInProvider')))
})

test('each step has a different description', () => {
  expect(new Set(inOrder.map(describeStep)).size).toBe(inOrder.length)
})
