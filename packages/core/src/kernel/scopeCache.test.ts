import { expect, test } from 'vitest'

import { createScopeCache, readFresh, scopeTtlMs } from './scopeCache.ts'

const scopeOf = (clientId: string) => ({ clientId, environment: 'sandbox' }) as const
const one = scopeOf('one')

/** A cache whose reads the test resolves. */
const openCache = (options: { isKept?: (value: string) => boolean; maxClients?: number } = {}) => {
  let nowMs = 0
  const reads: ((value: string) => void)[] = []
  const cache = createScopeCache<string>({
    load: () => new Promise(resolve => reads.push(resolve)),
    nowMs: () => nowMs,
    ...options,
  })
  const store = async (clientId: string, value: string) => {
    const read = cache.read(scopeOf(clientId))
    reads.shift()?.(value)
    await read
  }
  return { cache, reads, store, at: (ms: number) => (nowMs = ms) }
}

test('a cached value is fresh until its TTL ends, and remains available after that', async () => {
  const { cache, store, at } = openCache()
  expect(cache.known(one)).toBeUndefined()
  await store('one', 'a')
  at(scopeTtlMs - 1)
  expect(cache.known(one)).toEqual({ value: 'a', isFresh: true })
  at(scopeTtlMs)
  expect(cache.known(one)).toEqual({ value: 'a', isFresh: false })
})

test('a clock that is set back does not keep a value fresh for longer', async () => {
  const { cache, store, at } = openCache()
  at(1_000)
  await store('one', 'a')
  at(999)
  expect(cache.known(one)?.isFresh).toBe(false)
})

test('concurrent reads of one client query once, and clients and environments are separate', async () => {
  const { cache, reads } = openCache()
  const asked = [cache.read(one), cache.read(one), cache.read({ ...one, environment: 'production' })]
  expect(reads).toHaveLength(2)
  reads.forEach((resolve, at) => resolve(`read ${at}`))
  expect(await Promise.all(asked)).toEqual(['read 0', 'read 0', 'read 1'])
})

test('a read that began before a change answers its caller and is not cached', async () => {
  const { cache, reads } = openCache()
  const before = cache.read(one)
  cache.forget(one)
  const after = cache.read(one)
  reads[1]?.('new')
  await after
  reads[0]?.('old')
  expect(await before).toBe('old')
  expect(cache.known(one)?.value).toBe('new')
})

test('the age of a cached value counts from the start of its read', async () => {
  const { cache, reads, at } = openCache()
  const read = cache.read(one)
  at(scopeTtlMs)
  reads[0]?.('slow')
  await read
  expect(cache.known(one)?.isFresh).toBe(false)
})

test('the least recently read client is evicted first, and values not worth caching evict none', async () => {
  const { cache, store } = openCache({ maxClients: 2, isKept: value => value !== 'nobody' })
  await store('one', 'a')
  await store('two', 'b')
  await store('one', 'a')
  await store('guess', 'nobody')
  await store('three', 'c')
  expect(['one', 'two', 'guess', 'three'].map(id => cache.known(scopeOf(id))?.value)).toEqual([
    'a',
    undefined,
    undefined,
    'c',
  ])
})

test('a failed read rejects for its callers and is repeated by the next one', async () => {
  let tries = 0
  const load = () => (tries++ === 0 ? Promise.reject(new Error('down')) : Promise.resolve('up'))
  const cache = createScopeCache({ load, nowMs: () => 0 })
  await expect(readFresh(cache, one)).rejects.toThrow('down')
  expect(await readFresh(cache, one)).toBe('up')
  expect(await readFresh(cache, one)).toBe('up')
  expect(tries).toBe(2)
})
