import { expect, test } from 'vitest'

import { bridgePaymentStatus } from './bridgePaymentStatus.ts'

const statusOf = (statuses: readonly string[], nowMs = 0) =>
  bridgePaymentStatus({ payIns: statuses.map(status => ({ status })) as never, expiresAtMs: 10 }, nowMs)

test('a payout of any payment counts before a payment in progress, and that before a refund', () => {
  expect(statusOf(['failed', 'refunded', 'pending', 'paidOut'])).toBe('paidOut')
  expect(statusOf(['failed', 'refunded', 'pending'])).toBe('pending')
  expect(statusOf(['failed', 'refunded'])).toBe('refunded')
  expect(statusOf(['failed'])).toBe('failed')
})

test('without a payment, the address waits until its time ends', () => {
  expect([statusOf([], 9), statusOf([], 10), statusOf(['pending'], 10)]).toEqual(['waiting', 'expired', 'pending'])
})
