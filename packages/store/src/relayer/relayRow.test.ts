import type { Relay } from '@rialto/core'
import { expect, test } from 'vitest'

import { readRelay, relayRow } from './relayRow.ts'

const relay = {
  ...{ id: 'relay', scope: { clientId: '00000000-0000-4000-8000-000000000001', environment: 'sandbox' } },
  ...{ networkId: 'network', purpose: 'facilitator', call: { to: '0x1', data: '0x' }, relayer: '0x2', nonce: 7 },
  ...{ gas: 10n ** 20n, reserved: 10n ** 25n, state: 'sent', sinceBlock: 5n, createdAtMs: 1_767_000_000_000 },
  authorization: {
    token: '0x3',
    from: '0x4',
    to: '0x5',
    nonce: '0x6',
    value: 10n ** 30n,
    validAfter: 0n,
    validBefore: 9n,
  },
  attempts: [{ hash: '0x7', raw: '0x8', maxFee: 10n ** 19n, priorityFee: 1n, sentAtMs: 5 }],
} as unknown as Relay

test('a relay is read from its row with every digit of its amounts', () => {
  const row = relayRow(relay)
  // The database parses its JSON columns.
  const stored = {
    ...row,
    signed: JSON.parse(row.signed),
    call: JSON.parse(row.call),
    attempts: JSON.parse(row.attempts),
  }
  expect(readRelay(stored as never)).toEqual(relay)
})
