import { defined } from '@rialto/defined'
import { expect, test, vi } from 'vitest'

import { scopeTtlMs } from '../kernel/scopeCache.ts'
import { manualClock } from '../testing/manualClock.ts'
import type { ApiKey } from '../access/ports.ts'
import type { ClientAccess } from './clientAccess.ts'
import { createAccessCache } from './createAccessCache.ts'

const scope = { clientId: 'c1', environment: 'sandbox' } as const
const accessOf = (...ids: string[]): ClientAccess => ({
  keys: ids.map(id => ({ id }) as ApiKey),
  ranges: [],
  mayBridge: false,
  linkDefaults: undefined,
  screening: 'off',
})

/** Loads that the test resolves one by one. */
const setUp = (maxClients?: number) => {
  const clock = manualClock(0)
  const answers: ((access: ClientAccess) => void)[] = []
  const load = vi.fn(() => new Promise<ClientAccess>(resolve => void answers.push(resolve)))
  const cache = createAccessCache({ load, nowMs: clock.nowMs, ...defined({ maxClients }) })
  const read = async (access: ClientAccess, of: Parameters<typeof cache.read>[0] = scope) => {
    const reading = cache.read(of)
    answers.pop()?.(access)
    return reading
  }
  return { clock, load, cache, answers, read }
}

test('the cache is empty at first, and then serves a read as fresh for five seconds', async () => {
  const { cache, clock, read } = setUp()
  expect(cache.known(scope)).toBeUndefined()
  await read(accessOf('k1'))
  expect(cache.known(scope)).toEqual({ value: accessOf('k1'), isFresh: true })
  clock.advance(scopeTtlMs - 1)
  expect(cache.known(scope)?.isFresh).toBe(true)
  clock.advance(1)
  expect(cache.known(scope)).toEqual({ value: accessOf('k1'), isFresh: false })
})

test('the age counts from the start of the read, not from its result', async () => {
  const { cache, clock, answers } = setUp()
  const reading = cache.read(scope)
  clock.advance(scopeTtlMs)
  answers[0]?.(accessOf('k1'))
  await reading
  expect(cache.known(scope)?.isFresh).toBe(false)
})

test('concurrent reads of one client query the database once', async () => {
  const { cache, load, answers } = setUp()
  const reading = [cache.read(scope), cache.read(scope), cache.read(scope)]
  answers[0]?.(accessOf('k1'))
  expect(await Promise.all(reading)).toEqual([accessOf('k1'), accessOf('k1'), accessOf('k1')])
  expect(load).toHaveBeenCalledTimes(1)
})

test('the cache discards a read that began before a change', async () => {
  const { cache, answers } = setUp()
  const early = cache.read(scope)
  cache.forget(scope)
  const late = cache.read(scope)
  answers[1]?.(accessOf('new'))
  await late
  answers[0]?.(accessOf('old'))
  await early
  expect(cache.known(scope)?.value).toEqual(accessOf('new'))
})

test('environments and clients do not mix', async () => {
  const { cache, read } = setUp()
  await read(accessOf('k1'))
  expect(cache.known({ ...scope, environment: 'production' })).toBeUndefined()
  expect(cache.known({ ...scope, clientId: 'c2' })).toBeUndefined()
})

test('a failed read rejects for the callers that waited, and is not cached', async () => {
  const clock = manualClock(0)
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(accessOf('k1'))
  const cache = createAccessCache({ load, nowMs: clock.nowMs })
  await expect(cache.read(scope)).rejects.toThrow('away')
  expect(await cache.read(scope)).toEqual(accessOf('k1'))
})

test('clients without keys are not cached, and the least recently used client is evicted first', async () => {
  const { cache, read } = setUp(2)
  const of = (clientId: string) => ({ ...scope, clientId })
  await read(accessOf('k1'), of('a'))
  await read(accessOf('k2'), of('b'))
  await read(accessOf(), of('nobody'))
  await read(accessOf('k3'), of('c'))
  expect(['a', 'b', 'c', 'nobody'].map(id => cache.known(of(id)) !== undefined)).toEqual([false, true, true, false])
})

test('a client whose last key was revoked is no longer cached', async () => {
  const { cache, read } = setUp()
  await read(accessOf('k1'))
  await read(accessOf())
  expect(cache.known(scope)).toBeUndefined()
})
