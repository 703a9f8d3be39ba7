import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabases } from '../testing/testDatabases.ts'
import { type ClaimedJob, claimJobs } from './claimJobs.ts'
import { enqueueJob } from './enqueueJob.ts'
import { up } from './migration.ts'
import { completeJob, failJob, rescheduleJob } from './settleJob.ts'
import type { QueueTables } from './tables.ts'

let made: TestDatabase<QueueTables>
beforeAll(async () => {
  made = await testDatabases<QueueTables>(() => Promise.resolve({ queue: { up } }))()
})
afterAll(() => made.drop())

/** Reference model of the queue. */
interface Model {
  id: bigint
  runAt: number
  payload: number
  lockedUntil?: number | undefined
  againAt?: number | undefined
  fence: bigint
}

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const LEASE_MS = 10
const keys = fc.constantFrom('a', 'b', 'c')
const command = fc.oneof(
  fc.record({ do: fc.constant('enqueue' as const), key: keys, inMs: fc.integer({ min: -5, max: 15 }) }),
  fc.record({ do: fc.constant('claim' as const), limit: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constantFrom('complete' as const, 'fail' as const, 'reschedule' as const), claim: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12 }) }),
)

test('for any interleaving of workers, only the latest claim of a job settles it and no enqueued work is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async commands => {
      await sql`truncate jobs`.execute(made.db)
      const model = new Map<string, Model>()
      const claims: ClaimedJob[] = []
      let now = 0
      let payload = 0
      for (const step of commands) {
        if (step.do === 'wait') now += step.ms
        else if (step.do === 'enqueue') await enqueue(step.key, now + step.inMs, (payload += 1))
        else if (step.do === 'claim') await claim(step.limit)
        else if (claims.length > 0) await settle(step.do, claims[step.claim % claims.length]!)
      }

      async function enqueue(key: string, runAt: number, payload: number) {
        const { created, id } = await enqueueJob(made.db, { kind: 'k', key, payload, runAt: at(runAt), wake: false })
        const known = model.get(key)
        expect(created).toBe(known === undefined)
        if (!known) model.set(key, { id, runAt, payload, fence: 0n })
        else if (known.lockedUntil === undefined) Object.assign(known, { payload, runAt: Math.min(known.runAt, runAt) })
        else Object.assign(known, { payload, againAt: Math.min(known.againAt ?? Infinity, runAt) })
      }

      async function claim(limit: number) {
        const due = [...model].filter(
          ([, job]) => job.runAt <= now && (job.lockedUntil === undefined || job.lockedUntil <= now),
        )
        const got = await claimJobs(made.db, { kinds: ['k'], limit, leaseMs: LEASE_MS, now: at(now) })
        expect(got.length).toBe(Math.min(limit, due.length))
        for (const job of got) {
          const expected = due.find(([key]) => key === job.key)?.[1]
          expect(expected).toBeDefined()
          Object.assign(expected!, { lockedUntil: now + LEASE_MS, fence: expected!.fence + 1n, againAt: undefined })
          expect(job).toMatchObject({ fence: expected!.fence, payload: expected!.payload, runAt: at(expected!.runAt) })
        }
        claims.push(...got)
      }

      async function settle(how: 'complete' | 'fail' | 'reschedule', claim: ClaimedJob) {
        const known = model.get(claim.key)
        const mine = known?.lockedUntil !== undefined && known.id === claim.id && known.fence === claim.fence
        const done = await { complete: completeJob, fail: failJob, reschedule: rescheduleJob }[how](made.db, {
          ...claim,
          now: at(now),
          runAt: at(now + 5),
          error: 'x',
        })
        expect(done).toBe(mine)
        if (!mine || !known) return
        const again = known.againAt
        Object.assign(known, { lockedUntil: undefined, againAt: undefined })
        if (how === 'reschedule') known.runAt = Math.min(now + 5, again ?? Infinity)
        else if (how === 'complete' && again !== undefined) known.runAt = again
        else model.delete(claim.key)
      }
    }),
    { numRuns: 60 },
  )
})
