import { randomUUID } from 'node:crypto'

import {
  claimJobs,
  completeJob,
  createStore,
  jobCompletions,
  migrate,
  migrations,
  openDatabase,
  type Database,
  type Tables,
} from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'

import { vaultKeys } from '../support/productionClient.ts'
import { shortened } from '../support/shortened.ts'
import { spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const rounds = shortened(5, 1)
const inFlight = 8
/** Of 1,000 jobs. */
const batches = shortened(20, 1)

interface Way {
  jobs: number
  write(): Promise<void>
  /** Claims jobs and completes them. Resolves with their number. */
  work(): Promise<number>
}

const newJob = () => ({ kind: 'webhook.deliver' as const, key: randomUUID(), payload: {}, runAtMs: Date.now() })

const claim = (db: Database<Tables>, limit: number) =>
  claimJobs(db, { kinds: ['webhook.deliver'], limit, leaseMs: 60_000, now: new Date() })

const waysOf = (db: Database<Tables>): Record<'batched' | 'single', Way> => {
  const { jobs } = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
  const complete = jobCompletions(db, () => new Date())
  const some = async (count: number, work: () => Promise<unknown>): Promise<void> => {
    for (let done = 0; done < count; done += 1) await work()
  }
  return {
    batched: {
      jobs: 1_000 * batches,
      write: () => some(batches, () => jobs.enqueueAll(Array.from({ length: 1_000 }, newJob))),
      // Completes jobs as a worker does: each by a separate call.
      work: async () => {
        const claimed = await claim(db, 500)
        await Promise.all(claimed.map(complete))
        return claimed.length
      },
    },
    single: {
      jobs: 1_000,
      write: async () => {
        await Promise.all(Array.from({ length: inFlight }, () => some(1_000 / inFlight, () => jobs.enqueue(newJob()))))
      },
      work: async () => {
        const claimed = await claim(db, 1)
        for (const job of claimed) await completeJob(db, { ...job, now: new Date() })
        return claimed.length
      },
    },
  }
}

/** Jobs a second through the queue, in batches and one by one. Two workers claim at the same time. */
export const queue = (): Promise<object> =>
  withPostgres(async url => {
    const db = openDatabase<Tables>({ url })
    await migrate(db, migrations)
    const results: Record<string, object> = {}
    for (const [name, way] of Object.entries(waysOf(db))) {
      const elapsed: { enqueued: number; done: number }[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const enqueued = await perSecond(way, way.write)
        const drain = async () => {
          while ((await way.work()) > 0);
        }
        const done = await perSecond(way, async () => void (await Promise.all([drain(), drain()])))
        // The first round warms up.
        if (round > 0) elapsed.push({ enqueued, done })
      }
      results[name] = {
        jobs: way.jobs,
        enqueuedPerSecond: spreadOf(elapsed.map(({ enqueued }) => enqueued)),
        donePerSecond: spreadOf(elapsed.map(({ done }) => done)),
      }
    }
    await db.destroy()
    return { rounds, inFlight, ...results }
  })

const perSecond = async ({ jobs }: Way, work: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  await work()
  return jobs / ((performance.now() - begun) / 1000)
}
