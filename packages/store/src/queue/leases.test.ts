import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { acquireLease, releaseLease } from './leases.ts'
import { up } from './migration.ts'
import type { QueueTables } from './tables.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const name = 'refresh:1'

let made: TestDatabase<QueueTables>
beforeAll(async () => {
  made = await testDatabases<QueueTables>(() => Promise.resolve({ queue: { up } }))()
})
afterAll(() => made.drop())
beforeEach(() => sql`truncate leases`.execute(made.db))

const acquire = (ms: number, ownerId = 'me') => acquireLease(made.db, { name, ownerId, ttlMs: 10, now: at(ms) })

test('of many concurrent requests one gets the lease', async () => {
  const fences = await Promise.all(Array.from({ length: 20 }, (_, i) => acquire(0, `owner ${i}`)))
  expect(fences.filter(fence => fence !== undefined)).toEqual([1n])
})

test('a held lease is given to no one, not even its owner; after it expires, to anyone, with a larger fence', async () => {
  expect(await acquire(0)).toBe(1n)
  expect(await acquire(9)).toBeUndefined()
  expect(await acquire(10, 'you')).toBe(2n)
  expect(await releaseLease(made.db, { name, fence: 1n })).toBe(false)
  expect(await acquire(12)).toBeUndefined()
})

test('at any time at most one holder, and fences only grow', async () => {
  const step = fc.record({
    do: fc.constantFrom('acquire', 'release', 'wait'),
    owner: fc.constantFrom('me', 'you'),
    ms: fc.integer({ min: 1, max: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      await sql`truncate leases`.execute(made.db)
      const last = new Map<string, bigint>()
      let now = 0
      let fence = 0n
      let holder: { owner: string; until: number } | undefined
      for (const { do: what, owner, ms } of steps) {
        const mine = holder?.owner === owner && last.get(owner) === fence
        const claim = { name, fence: last.get(owner) ?? -1n }
        if (what === 'wait') now += ms
        if (what === 'acquire') {
          const free = !holder || holder.until <= now
          const got = await acquire(now, owner)
          expect(got).toBe(free ? fence + 1n : undefined)
          if (got === undefined) continue
          fence = got
          last.set(owner, got)
          holder = { owner, until: now + 10 }
        }
        if (what === 'release') {
          expect(await releaseLease(made.db, claim)).toBe(mine)
          if (mine) holder = undefined
        }
      }
    }),
    { numRuns: 60 },
  )
})
