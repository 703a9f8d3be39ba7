import { expect, test } from 'vitest'

import { unsentStatus } from './advanceRefund.ts'

const to = { address: '0x1' }

test('an unsent refund waits for its address first, then for approval, where the client requires it', () => {
  expect(unsentStatus({}, { approvesRefunds: true })).toBe('needsAddress')
  expect(unsentStatus({ to }, { approvesRefunds: true })).toBe('needsApproval')
  expect(unsentStatus({ to, approvedBy: 'anna' }, { approvesRefunds: true })).toBe('pending')
  expect(unsentStatus({ to }, { approvesRefunds: false })).toBe('pending')
})
