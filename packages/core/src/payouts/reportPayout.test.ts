import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Payout } from './ports.ts'
import { reportPayout } from './reportPayout.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const ton = networks.find(({ networkType }) => networkType === 'tvm')?.id ?? ''
const report = async (status: string, { txHash = '0x2', networkId = 'network' } = {}) => {
  const jobs: unknown[] = []
  const ctx = partialContext({
    store: {
      payouts: {
        findForUpdate: async () => ({ id: 'p', networkId, status, hash: '0x1' }) as Payout,
        update: async () => true,
      },
      jobs: { enqueue: async (job: unknown) => void jobs.push(job) },
    } as never,
  })
  return { reported: await reportPayout(ctx, scope, { id: 'p', txHash }), jobs }
}

test('another transaction replaces the reported one, and is followed', async () => {
  const { reported, jobs } = await report('pending')
  expect(reported).toMatchObject({ hash: '0x2' })
  expect(jobs).toMatchObject([{ kind: 'payout.follow', key: 'p', payload: { payoutId: 'p', clientId: 'client' } }])
})

test('a transaction on TON has one spelling, so that it pays one payout alone', async () => {
  const { reported } = await report('pending', { txHash: 'A'.repeat(43), networkId: ton })
  expect(reported).toMatchObject({ hash: '0'.repeat(64) })
})

test.each(['succeeded', 'failed', 'canceled'])('a payout that is %s is followed no more', async status => {
  await expect(report(status)).rejects.toMatchObject({ type: 'conflict' })
})
