import type { Payout } from '@rialto/core'
import { expect, test } from 'vitest'

import { payoutRow, readPayout } from './payoutRow.ts'

const scope = { clientId: '00000000-0000-4000-8000-000000000001', environment: 'sandbox' } as const
const least: Payout = {
  ...{ id: 'payout', scope, userId: 'user-1', linkSessionId: 'session', connectionId: 'connection', toName: 'Kraken' },
  ...{ networkId: 'network', symbol: 'USDC', amount: '10', to: { address: '0x1' }, isNewAddress: true },
  ...{ status: 'pending', sequence: 1, createdAtMs: 1_767_000_000_000 },
}
const whole: Payout = {
  ...least,
  ...{ to: { address: '0x1', tag: '7' }, subClientId: 'sub', clientTransactionId: 'order', hash: '0x2', arrived: '9' },
  ...{ failureMessage: 'short', finishedAtMs: 1_767_000_001_000, creditedAtMs: 1_767_000_002_000 },
}

test.each([least, whole])('a payout is read from its row unchanged: $to', payout => {
  expect(readPayout(payoutRow(payout))).toEqual(payout)
})
