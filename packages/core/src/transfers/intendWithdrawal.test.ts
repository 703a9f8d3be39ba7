import { expect, test } from 'vitest'

import type { Repositories } from '../store.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { intendWithdrawal } from './intendWithdrawal.ts'
import type { WithdrawalAttempt } from './ports.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }))
const intend = async (last?: Partial<WithdrawalAttempt>, asked?: object) => {
  const steps: unknown[] = []
  const repositories = {
    attempts: {
      last: async () => last as WithdrawalAttempt | undefined,
      insert: async (attempt: WithdrawalAttempt) => void steps.push(attempt),
    },
    jobs: { enqueue: async (job: object) => void steps.push(job) },
  } as unknown as Repositories
  const ctx = partialContext()
  return { attempt: await intendWithdrawal(ctx, repositories, transfer, asked as never), steps, ctx }
}

test('the intent is stored before the job that reads its outcome after the call’s lease', async () => {
  const { attempt, steps, ctx } = await intend()
  expect(attempt).toMatchObject({ kind: 'exchangeWithdrawal', number: 1, state: 'intended' })
  const runAtMs = ctx.clock.nowMs() + ctx.settings.withdrawalLeaseMs
  expect(steps).toEqual([attempt, expect.objectContaining({ kind: 'transfer.reconcile', key: transfer.id, runAtMs })])
})

test('a further payment by a wallet is looked for from the block of the first request', async () => {
  const asked = { askId: 'second', afterBlock: 20 }
  const { attempt } = await intend({ kind: 'walletPayment', number: 3, afterBlock: 10 } as never, asked)
  expect(attempt).toMatchObject({ kind: 'walletPayment', number: 4, askId: 'second', afterBlock: 10 })
})
