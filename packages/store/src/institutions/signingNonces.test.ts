import { createHash, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { endProcess } from '../processes/endProcess.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import type { TestDatabase } from '../testing/testDatabases.ts'
import { holdNonces, releaseNonces } from './signingNonces.ts'

let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const now = new Date('2035-01-01T00:00:00Z')
const keyOf = (name: string) => createHash('sha256').update(name).digest()
const hold = (key: string, ownerId: string, { atLeast = 1_000, at = now } = {}) =>
  holdNonces(made.db, { keyHash: keyOf(key), atLeast, span: 100, ownerId, ttlMs: 60_000, now: at })

test('one process at a time holds a key, and the next continues after the last number used', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const held = (await hold('a', first)) ?? expect.fail()
  expect(held.first).toBe(1_000)
  expect(await hold('a', second)).toBeUndefined()
  expect((await hold('b', second))?.first).toBe(1_000)
  await releaseNonces(made.db, { keyHash: keyOf('a'), fence: held.fence, last: 1_007 })
  // The second server's clock is behind.
  expect(await hold('a', second, { atLeast: 900 })).toEqual({ first: 1_008, fence: held.fence + 1n })
})

test('of many concurrent requests, one gets the key', async () => {
  const held = await Promise.all(Array.from({ length: 20 }, () => hold('c', randomUUID())))
  expect(held.filter(one => one !== undefined)).toHaveLength(1)
})

test('after a process that ended or held a key for too long, the next numbers are above all that it can have used', async () => {
  const [dead, late, next] = [randomUUID(), randomUUID(), randomUUID()]
  await made.db
    .insertInto('server_processes')
    .values({ id: dead, machine: 'm', pid: 1, started: '1', alive_until: now })
    .execute()
  await hold('d', dead)
  expect(await hold('d', late)).toBeUndefined()
  await endProcess(made.db, { id: dead, now })
  const held = (await hold('d', late)) ?? expect.fail()
  expect(held.first).toBe(1_101)
  expect((await hold('d', next, { at: new Date(now.getTime() + 60_000) }))?.first).toBe(1_202)
  // A late release by the former holder changes nothing.
  await releaseNonces(made.db, { keyHash: keyOf('d'), fence: held.fence, last: 1_102 })
  expect(await hold('d', late)).toBeUndefined()
})
