import type { BridgeOperation } from '@rialto/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readOutcome } from './readOutcome.ts'

const success = { status: 'succeeded', step: 'providerProcessedPayment' } as const
const failure = { status: 'failed', step: 'failed' } as const
const refund = { status: 'refunded', step: 'refunded' } as const
const none = { isPaidOut: false, isRefunded: false }

test('a success without a payout is pending until the provider reports a transaction', () => {
  expect(readOutcome(success, none)).toMatchObject({ status: 'pending' })
  expect(readOutcome(success, { ...none, isRefunded: true })).toEqual(refund)
  expect(readOutcome(success, { ...none, isPaidOut: true })).toEqual(success)
})

test('a payout whose remainder was refunded is a success', () => {
  expect(readOutcome(success, { isPaidOut: true, isRefunded: true })).toEqual(success)
  expect(readOutcome(refund, { isPaidOut: true, isRefunded: true })).toEqual(success)
})

test('a failure with a refund is a refund, and a failure with a payout is pending', () => {
  expect(readOutcome(failure, { ...none, isRefunded: true })).toEqual(refund)
  expect(readOutcome(failure, { ...none, isPaidOut: true })).toMatchObject({ status: 'pending' })
  expect(readOutcome(failure, none)).toEqual(failure)
})

test('a reply without a payout is never a success, and a status that is not final never becomes final', () => {
  const aStatus = fc.constantFrom<BridgeOperation['status']>('waiting', 'pending', 'succeeded', 'failed', 'refunded')
  fc.assert(
    fc.property(aStatus, fc.boolean(), fc.boolean(), (status, isPaidOut, isRefunded) => {
      const outcome = readOutcome({ status, step: 'inReview' }, { isPaidOut, isRefunded })
      if (!isPaidOut) expect(outcome.status).not.toBe('succeeded')
      if (status === 'waiting' || status === 'pending') expect(outcome.status).toBe(status)
    }),
  )
})
