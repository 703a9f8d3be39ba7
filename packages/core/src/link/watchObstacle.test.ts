import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { checkObstacle, watchObstacle } from './watchObstacle.ts'

const everyMs = 120_000

test('an obstacle is read again after two minutes', async () => {
  const jobs: object[] = []
  const ctx = partialContext({ store: { jobs: { enqueue: async job => void jobs.push(job) } } })
  await watchObstacle(ctx, aSession(), 'preview')
  expect(jobs).toMatchObject([
    {
      kind: 'linkSession.watch',
      key: 'session',
      runAtMs: ctx.clock.nowMs() + everyMs,
      payload: { previewId: 'preview' },
    },
  ])
})

test.each([
  ['a session that ends before the next reading', { expiresAtMs: 0 }, undefined],
  ['a session whose transfer has begun', { transferId: 'transfer' }, 'sending'],
  ['a preview that is gone', {}, undefined],
])('%s is not watched any more', async (_, session, phase) => {
  const ctx = partialContext({
    store: {
      link: { findById: async () => aSession(session) },
      transfers: { find: async () => (phase === undefined ? undefined : ({ phase } as never)) },
      previews: { find: async () => undefined },
    },
  })
  const { scope } = aSession()
  expect(await checkObstacle(ctx, scope, { sessionId: 'session', previewId: 'preview' })).toBeUndefined()
})
