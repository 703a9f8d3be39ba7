import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { changePayout } from './changePayout.ts'
import type { Payout } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const payout = { id: 'p' } as Payout
const change = (next: Payout, found: Payout | undefined = payout) =>
  changePayout(
    partialContext({ store: { payouts: { findForUpdate: async () => found, update: async () => false } } }),
    scope,
    'p',
    () => next,
  )

test('an unchanged payout is not written', async () => {
  expect(await change(payout)).toBe(payout)
})

test('a transaction that pays something else is a conflict', async () => {
  await expect(change({ ...payout, hash: '0x1' })).rejects.toMatchObject({ type: 'conflict' })
})
