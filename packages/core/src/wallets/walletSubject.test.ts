import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { walletSubject } from './walletSubject.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }))
const changedTo = async (state: string, isThere = true) => {
  const jobs: unknown[] = []
  const repositories = {
    transfers: { find: async () => (isThere ? transfer : undefined) },
    jobs: { enqueue: async (job: object) => void jobs.push(job) },
  }
  const relay = { state, scope: transfer.scope, subjectId: transfer.id }
  await walletSubject({ clock: manualClock() }).changed(repositories as never, relay as never)
  return jobs
}

test.each(['mined', 'succeeded'])('a relay that is %s has its transfer read at once', async state => {
  expect(await changedTo(state)).toMatchObject([{ key: transfer.id, runAtMs: manualClock().nowMs() }])
})

test('a relay without a transaction in a block, and a transfer that was erased, cause no reading', async () => {
  expect([await changedTo('sent'), await changedTo('mined', false)]).toEqual([[], []])
})
