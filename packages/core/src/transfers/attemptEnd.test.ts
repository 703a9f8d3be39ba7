import { expect, test } from 'vitest'

import type { WithdrawOutcome } from '../connections/connector.ts'
import { endOf } from './attemptEnd.ts'
import type { AttemptEnd } from './attemptOutcome.ts'
import { refusals } from './isRefused.ts'

test.each<[WithdrawOutcome, AttemptEnd]>([
  [
    { kind: 'accepted', upstreamId: 'native-1' },
    { state: 'accepted', outcome: 'accepted' },
  ],
  [
    { kind: 'rejected', reason: 'rateLimited', message: 'Slow down.' },
    { state: 'rejected', outcome: 'rejected', reason: 'rateLimited', detail: 'Slow down.' },
  ],
  [
    { kind: 'rejected', reason: 'refused', message: 'No response.', isUnreached: true },
    { state: 'rejected', outcome: 'unreached', reason: 'refused', detail: 'No response.' },
  ],
  [
    { kind: 'secondFactorRequired', factor: 'totp' },
    { state: 'notCreated', outcome: 'secondFactorRequired' },
  ],
  [
    { kind: 'feeAboveApproved', debit: '2', message: 'The fee is higher now.' },
    { state: 'notCreated', outcome: 'feeAboveApproved', detail: 'The fee is higher now.' },
  ],
  [
    { kind: 'unknown', message: 'timed out' },
    { state: 'unknown', outcome: 'unknown', detail: 'timed out' },
  ],
])('the answer %j ends an attempt as %j', (outcome, end) => {
  expect(endOf(outcome)).toEqual(end)
})

test('only answers that may be wrong about the withdrawal are refusals; a request for a code is not', () => {
  expect(refusals).toEqual(['rejected', 'emailConfirmationRequired', 'addressWhitelistRequired', 'travelRuleRequired'])
})
