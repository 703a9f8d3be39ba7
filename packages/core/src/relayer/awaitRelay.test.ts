import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { awaitRelay } from './awaitRelay.ts'
import type { Relay } from './ports.ts'

const wait = async (states: readonly string[]) => {
  let nowMs = 0
  const read = [...states]
  const relay = { id: 'relay', scope: { clientId: 'client', environment: 'sandbox' }, state: 'sent' } as Relay
  const ctx = partialContext({
    clock: { nowMs: () => nowMs, sleep: async (ms: number) => void (nowMs += ms) } as never,
    relaying: {} as never,
    store: { relays: { find: async () => ({ ...relay, state: read.shift() ?? 'sent' }) as Relay } },
  })
  const { state } = await awaitRelay(ctx, relay, { subject: {} as never, withinMs: 2_000 })
  return { state, nowMs }
}

test('a relay is awaited until it has left the state “sent”', async () => {
  const { state, nowMs } = await wait(['sent', 'sent', 'sent', 'mined', 'mined'])
  expect([state, nowMs <= 1_000]).toEqual(['mined', true])
})

test('a relay that stays in the state “sent” is awaited no longer than allowed', async () => {
  expect(await wait([])).toEqual({ state: 'sent', nowMs: 2_000 })
})
