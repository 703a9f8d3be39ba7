import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { cancelPayout } from './cancelPayout.ts'
import type { Payout } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const cancel = (changes: object = {}) => {
  const payout = { id: 'p', status: 'pending', sequence: 3, ...changes } as Payout
  return cancelPayout(
    partialContext({ store: { payouts: { findForUpdate: async () => payout, update: async () => true } } }),
    scope,
    'p',
  )
}

test('an unsent payout is canceled as its next change', async () => {
  expect(await cancel()).toMatchObject({ status: 'canceled', sequence: 4, finishedAtMs: expect.any(Number) })
})

test.each([{ hash: '0x1' }, { finishedAtMs: 0 }])('a payout with %j cannot be canceled', async known => {
  await expect(cancel(known)).rejects.toMatchObject({ type: 'conflict' })
})
