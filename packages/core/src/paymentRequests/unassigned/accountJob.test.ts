import { expect, test } from 'vitest'

import { accountJob } from './accountJob.ts'

test('the jobs of one client are one lane, and each account of a network has one job', () => {
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  expect(accountJob(scope, { sourceId: 'source', networkId: 'network', runAtMs: 7 })).toEqual({
    kind: 'payments.account',
    key: 'source network',
    payload: { ...scope, sourceId: 'source', networkId: 'network', lane: 'client' },
    runAtMs: 7,
  })
})
