import { createStoredWorld, useDatabase, type StoredWorld } from '@rialto/store/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { refreshSanctionsLists, type SanctionsSource } from './refreshSanctionsLists.ts'

const database = useDatabase()
let world: StoredWorld
beforeAll(async () => {
  world = await createStoredWorld(database())
})
beforeEach(() => refreshSanctionsLists(world.ctx, []))

const addressOf = (index: number): string => `0xbad${String(index).padStart(37, '0')}`
const source = (name: string, read: () => Promise<string>): SanctionsSource => ({
  name,
  shown: `/lists/${name}`,
  read: async function* () {
    yield await read()
  },
})
const listing = (name: string, count: number): SanctionsSource =>
  source(name, () => Promise.resolve(Array.from({ length: count }, (_, index) => addressOf(index)).join('\n')))
const refresh = (...sources: SanctionsSource[]) => refreshSanctionsLists(world.ctx, sources)
const listedIn = async (index: number) =>
  (await world.ctx.store.screening.find([addressOf(index)])).map(({ list }) => list)
const counts = async () => (await world.ctx.store.screening.lists()).map(({ name, addresses }) => [name, addresses])

test('a changed list takes the place of the one before, and lists that are no longer named are removed', async () => {
  expect(await refresh(listing('ofac', 3), listing('own', 1))).toEqual([
    { name: 'ofac', state: 'loaded' },
    { name: 'own', state: 'loaded' },
  ])
  expect(await listedIn(0)).toEqual(['ofac', 'own'])
  expect(await refresh(listing('ofac', 2))).toEqual([{ name: 'ofac', state: 'loaded' }])
  expect([await listedIn(0), await listedIn(1), await listedIn(2)]).toEqual([['ofac'], ['ofac'], []])
  expect(await counts()).toEqual([['ofac', 2]])
})

test('an unchanged list is only noted as current', async () => {
  await refresh(listing('ofac', 3))
  world.clock.advance(60_000)
  expect(await refresh(listing('ofac', 3))).toEqual([{ name: 'ofac', state: 'unchanged' }])
  expect(await world.ctx.store.screening.lists()).toMatchObject([{ loadedAtMs: world.clock.nowMs() }])
})

test.each([
  ['cannot be read', () => Promise.reject(new Error('ENOENT: no such file')), /ENOENT/],
  ['is no list', () => Promise.resolve('Service unavailable'), /line 1/],
  ['names no address', () => Promise.resolve('# nothing'), /no address/],
  ['has lost more than half', () => Promise.resolve(addressOf(0)), /names 1 addresses and named 4 before/],
])('a list that %s keeps the addresses it had', async (_, read, problem) => {
  await refresh(listing('ofac', 4))
  expect(await refresh(source('ofac', read))).toEqual([
    { name: 'ofac', state: 'failed', problem: expect.stringMatching(problem) },
  ])
  expect(await counts()).toEqual([['ofac', 4]])
  expect(await listedIn(3)).toEqual(['ofac'])
})

test('a list that has lost more than half is taken when an operator says so', async () => {
  await refresh(listing('ofac', 4))
  await refreshSanctionsLists(world.ctx, [listing('ofac', 1)], { acceptsShrinking: true })
  expect(await counts()).toEqual([['ofac', 1]])
})

test('a list of many thousands is stored as a whole', async () => {
  await refresh(listing('large', 12_000))
  expect(await counts()).toEqual([['large', 12_000]])
  expect(await listedIn(11_999)).toEqual(['large'])
})

test('an endless file is rejected, and the earlier addresses stay', async () => {
  await refresh(listing('ofac', 3))
  const line = '# nothing\n'.repeat(800_000)
  const endless: SanctionsSource = {
    name: 'ofac',
    shown: '/dev/zero',
    read: function* () {
      for (;;) yield line
    },
  }
  expect(await refresh(endless)).toEqual([
    { name: 'ofac', state: 'failed', problem: expect.stringMatching(/longer than 256 million/) },
  ])
  expect(await counts()).toEqual([['ofac', 3]])
})
