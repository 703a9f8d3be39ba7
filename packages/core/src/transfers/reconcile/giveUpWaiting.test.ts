import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import { partialContext } from '../../testing/partialContext.ts'
import type { WithdrawalAttempt } from '../ports.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }), { phase: 'sending' })

const giveUp = async (ageMs: number, isAbandoned = false) => {
  const closed: unknown[] = []
  const ctx = partialContext({
    store: {
      transfers: { findForUpdate: async () => transfer },
      attempts: { close: async (...input) => closed.push(input) < 0 },
    },
  })
  const createdAtMs = ctx.clock.nowMs() - ageMs
  const attempt = { id: 'attempt', createdAtMs, isAbandoned } as unknown as WithdrawalAttempt
  return { result: await giveUpWaiting(ctx, transfer, attempt), closed, leaseMs: ctx.settings.withdrawalLeaseMs }
}

test('a call may take its whole lease before it counts as unanswered', async () => {
  const { leaseMs } = await giveUp(0)
  expect((await giveUp(leaseMs - 1)).closed).toEqual([])
  expect((await giveUp(leaseMs)).closed).toMatchObject([['attempt', 'intended', { outcome: 'noReply' }]])
})

test('a call whose process has ended counts as unanswered at once', async () => {
  expect((await giveUp(0, true)).closed).toHaveLength(1)
})

test('an attempt that was answered meanwhile changes nothing', async () => {
  expect((await giveUp(0, true)).result).toBe(transfer)
})
