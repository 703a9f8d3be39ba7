import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Payout } from './ports.ts'
import { reportPayout } from './reportPayout.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const report = async (status: string) => {
  const jobs: unknown[] = []
  const ctx = partialContext({
    store: {
      payouts: { findForUpdate: async () => ({ id: 'p', status, hash: '0x1' }) as Payout, update: async () => true },
      jobs: { enqueue: async (job: unknown) => void jobs.push(job) },
    } as never,
  })
  return { reported: await reportPayout(ctx, scope, { id: 'p', txHash: '0x2' }), jobs }
}

test('another transaction replaces the reported one, and is followed', async () => {
  const { reported, jobs } = await report('pending')
  expect(reported).toMatchObject({ hash: '0x2' })
  expect(jobs).toMatchObject([{ kind: 'payout.follow', key: 'p', payload: { payoutId: 'p', clientId: 'client' } }])
})

test.each(['succeeded', 'failed', 'canceled'])('a payout that is %s is followed no more', async status => {
  await expect(report(status)).rejects.toMatchObject({ type: 'conflict' })
})
