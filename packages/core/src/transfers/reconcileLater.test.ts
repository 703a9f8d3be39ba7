import { expect, test } from 'vitest'

import type { Repositories } from '../store.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import type { Transfer } from './ports.ts'
import { reconcileLater, watchArrivalLater } from './reconcileLater.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const jobs: object[] = []
const repositories = { jobs: { enqueue: async (job: object) => void jobs.push(job) } } as unknown as Repositories

test.each<[Transfer['phase'], string]>([
  ['sending', 'transfer.reconcile'],
  ['converting', 'conversion.reconcile'],
  ['settled', 'transfer.watch'],
  ['failed', 'transfer.watch'],
])('a transfer in the phase %s is read by the job %s, in the lane of its institution', async (phase, kind) => {
  const transfer = aTransfer(connection, { phase })
  await reconcileLater(repositories, transfer, 5)
  const payload = { transferId: transfer.id, clientId: 'client', environment: 'sandbox', lane: transfer.type }
  expect(jobs.pop()).toEqual({ kind, key: transfer.id, payload, runAtMs: 5 })
})

test('the job of an arrival replaces no other job of the transfer', async () => {
  await watchArrivalLater(repositories, aTransfer(connection, { phase: 'settled' }), 5)
  expect(jobs.pop()).toMatchObject({ kind: 'transfer.arrival' })
})
