import type { Payout } from '@rialto/core'
import { expect, test } from 'vitest'

import { payoutView } from './payoutView.ts'

test('a payout is credited from the moment of its credit, and a missing hash is left out', () => {
  const payout = {
    networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
    to: { address: '0x1' },
    createdAtMs: 1_999,
  } as Payout
  expect(payoutView(payout)).toMatchObject({ isCredited: false, createdTimestamp: 1, address: '0x1' })
  expect(payoutView(payout)).not.toHaveProperty('txHash')
  expect(payoutView({ ...payout, creditedAtMs: 0 }).isCredited).toBe(true)
})
