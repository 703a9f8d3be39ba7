import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import type { Transfer } from '../transfers/ports.ts'
import type { TransfersOfType } from './ports.ts'
import { readOverview } from './readOverview.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const hour = 60 * 60_000
const clock = manualClock(Date.UTC(2026, 0, 8, 10))
const link = { opened: 0, connected: 0, previewed: 0, sent: 0, succeeded: 0, exits: [], errors: [] }

const read = (given: { open?: Transfer[]; types?: TransfersOfType[]; isUp?: boolean } = {}) => {
  const directory = directoryOf(scriptedInstitution(clock))
  const health = () => (given.isUp === false ? { isUp: false, description: 'maintenance' } : { isUp: true })
  const endpoint = { id: 'e' } as never
  const ctx = partialContext({
    clock,
    connectors: { ...directory, health },
    store: {
      jobs: { listNext: async () => new Map() },
      transfers: { listStuck: async () => ({ items: given.open ?? [], total: 0 }) },
      overview: {
        listDays: async () => [{ day: '2026-01-05', succeeded: 2, failed: 1, volumeUsd: '30' }],
        countPending: async () => new Map([['2026-01-08', 4]]),
        listTypes: async () => given.types ?? [],
        listSummedTypes: async () => [],
        countSessions: async () => link,
      },
      webhookEndpoints: {
        list: async () => [
          endpoint,
          { id: 'p', paused: { atMs: 0, reason: '' }, failingSinceMs: 1 } as never,
          { id: 'f', failingSinceMs: 1 } as never,
        ],
      },
      webhooks: {
        countWaiting: async () =>
          new Map([
            ['e', 2],
            ['f', 5],
          ]),
      },
    },
  })
  return readOverview(ctx, scope)
}

test('each of the last seven days is listed, including today and days without a transfer', async () => {
  const { days } = await read()
  expect(days.map(({ day }) => day)).toEqual(['02', '03', '04', '05', '06', '07', '08'].map(day => `2026-01-${day}`))
  expect(days[3]).toEqual({ day: '2026-01-05', succeeded: 2, failed: 1, volumeUsd: '30', pending: 0 })
  expect(days[6]).toEqual({ day: '2026-01-08', succeeded: 0, failed: 0, volumeUsd: '0', pending: 4 })
})

test('the review queue needs attention: each of its transfers is named with its reason', async () => {
  const opened = (hours: number, phase: Transfer['phase']) =>
    aTransfer(aConnection(scope), { phase, createdAtMs: clock.nowMs() - hours * hour })
  const { stuck } = await read({ open: [opened(25, 'accepted'), opened(1, 'unknown')] })
  expect(stuck.map(({ reason, openForMs }) => [reason, openForMs / hour])).toEqual([
    ['notSent', 25],
    ['outcomeUnknown', 1],
  ])
})

test('an unavailable institution is listed once, even without any use', async () => {
  const used = { type: 'scripted', succeeded: 3, failed: 0 }
  const down = { name: 'Scripted Exchange', isUp: false, note: 'maintenance' }
  expect((await read({ isUp: false })).institutions).toMatchObject([{ ...down, succeeded: 0 }])
  expect((await read({ isUp: false, types: [used] })).institutions).toMatchObject([{ ...down, succeeded: 3 }])
  expect((await read()).institutions).toEqual([])
})

test('an integration that is no longer offered keeps its figures, under its type; the most used come first', async () => {
  const types = [
    { type: 'gone', succeeded: 1, failed: 0 },
    { type: 'scripted', succeeded: 3, failed: 0 },
  ]
  expect((await read({ types })).institutions.map(({ name }) => name)).toEqual(['Scripted Exchange', 'gone'])
})

test('a paused endpoint is not counted as failing as well', async () => {
  expect((await read()).webhooks).toEqual({ endpoints: 3, paused: 1, failing: 1, waitingEvents: 7 })
})
