import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { partialContext } from '../testing/partialContext.ts'
import { refreshReads } from './refreshReads.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

const newContext = () => {
  const clock = manualClock()
  const ctx = partialContext({ clock, store: { connections: { find: async (_, id) => aConnection(scope, { id }) } } })
  const part = (id: string, ageMs: number | undefined, state: 'active' | 'needsReconnect' = 'active') => ({
    connection: aConnection(scope, { id, state }),
    ...(ageMs !== undefined && { read: { asOfMs: clock.nowMs() - ageMs, rows: [] } }),
  })
  return { ctx, clock, part }
}

test('only missing or outdated reads are repeated, and only for accounts that can be read', async () => {
  const { ctx, part } = newContext()
  const maxAgeMs = ctx.settings.portfolioMaxAgeMs
  const asked: string[] = []
  const parts = [
    part('fresh', maxAgeMs),
    part('old', maxAgeMs + 1),
    part('never', undefined),
    part('over', undefined, 'needsReconnect'),
  ]
  expect(await refreshReads(ctx, scope, parts, async (_, { id }) => asked.push(id))).toBe(true)
  expect(asked.sort()).toEqual(['never', 'old'])
  expect(await refreshReads(ctx, scope, parts.slice(0, 1), () => Promise.reject(new Error('asked')))).toBe(false)
})

test('an account that fails or is slow does not delay the others', async () => {
  const { ctx, clock, part } = newContext()
  const parts = ['fails', 'hangs', 'answers'].map(id => part(id, undefined))
  let answered = 0
  const refreshed = refreshReads(ctx, scope, parts, async (_, { id }) => {
    if (id === 'fails') throw new Error('down')
    if (id === 'hangs') await new Promise(() => undefined)
    answered += 1
  })
  await clock.someoneSleeps()
  clock.advance(ctx.settings.portfolioDeadlineMs)
  expect(await refreshed).toBe(true)
  expect(answered).toBe(1)
})

test('of many accounts the fifty with the oldest reads are read', async () => {
  const { ctx, part } = newContext()
  const old = ctx.settings.portfolioMaxAgeMs + 1
  const parts = Array.from({ length: 60 }, (_, at) => part(`${at}`, old + at))
  const asked: number[] = []
  await refreshReads(ctx, scope, parts, async (_, { id }) => asked.push(Number(id)))
  expect(asked).toHaveLength(50)
  expect(Math.min(...asked)).toBe(10)
})
