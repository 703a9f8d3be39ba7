import { randomUUID } from 'node:crypto'

import { claimJobs, completeJob, createStore, migrate, migrations, openDatabase, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'

import { vaultKeys } from '../support/productionClient.ts'
import { spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const rounds = 5
const jobs = 2_000
const inFlight = 8
const batch = 16

/** Jobs a second through the queue: written one by one, then claimed in batches and completed one by one. */
export const queue = (): Promise<object> =>
  withPostgres(async url => {
    const db = openDatabase<Tables>({ url })
    await migrate(db, migrations)
    const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
    const enqueue = () =>
      store.jobs.enqueue({ kind: 'webhook.deliver', key: randomUUID(), payload: {}, runAtMs: Date.now() })
    const work = async () => {
      const claimed = await claimJobs(db, {
        kinds: ['webhook.deliver'],
        limit: batch,
        leaseMs: 60_000,
        now: new Date(),
      })
      await Promise.all(claimed.map(job => completeJob(db, { ...job, now: new Date() })))
      return claimed.length
    }
    const elapsed: { enqueued: number; done: number }[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const enqueued = await perSecond(async () => {
        await Promise.all(Array.from({ length: inFlight }, () => times(jobs / inFlight, enqueue)))
      })
      const done = await perSecond(async () => {
        for (let left = jobs; left > 0;) left -= await work()
      })
      // The first round warms up.
      if (round > 0) elapsed.push({ enqueued, done })
    }
    await db.destroy()
    return {
      rounds,
      jobs,
      inFlight,
      batch,
      enqueuedPerSecond: spreadOf(elapsed.map(({ enqueued }) => enqueued)),
      donePerSecond: spreadOf(elapsed.map(({ done }) => done)),
    }
  })

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < count; done += 1) await work()
}

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  await work()
  return jobs / ((performance.now() - begun) / 1000)
}
