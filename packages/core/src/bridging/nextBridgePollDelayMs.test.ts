import { expect, test } from 'vitest'

import { defaultSettings } from '../kernel/settings.ts'
import { manualClock } from '../testing/index.ts'
import { nextBridgePollDelayMs } from './nextBridgePollDelayMs.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const startMs = 1_767_000_000_000

const poll = (ageMs: number, address: object = {}, transfers: object[] = []) =>
  nextBridgePollDelayMs(
    { clock: manualClock(startMs + ageMs), settings: { ...defaultSettings, linkOrigin: 'https://rialto.example' } },
    { createdAtMs: startMs, issued: { issuedAtMs: startMs }, ...address } as BridgingAddress,
    transfers as BridgedTransfer[],
  )

const payIn = { operation: 'pay-in-1', phase: 'accepted', acceptedAtMs: startMs }

test.each([
  [0, 5_000],
  [2 * minute - 1, 5_000],
  [2 * minute, 30_000],
  [6 * hour, 5 * minute],
  [day, 30 * minute],
  [31 * day, day],
])('a pay-in seen %i ms ago is looked at after %i', (ageMs, waitMs) => {
  expect(poll(ageMs, {}, [payIn])).toBe(waitMs)
  // Of several the youngest counts.
  expect(poll(ageMs, {}, [payIn, { ...payIn, acceptedAtMs: startMs + ageMs }])).toBe(5_000)
})

test.each([
  [0, 10_000],
  [15 * minute, 30_000],
  [2 * hour, 2 * minute],
  [day, 15 * minute],
])('an address without a pay-in, %i ms old, is polled after %i', (ageMs, waitMs) => expect(poll(ageMs)).toBe(waitMs))

test('the next poll is no later than the expiry', () => {
  expect(poll(day, { issued: { issuedAtMs: startMs, expiresAtMs: startMs + day + 1_000 } })).toBe(1_000)
})

test('a closed one ever more seldom, and then no more; unless something is still on its way', () => {
  const closed = { closedAtMs: startMs }
  expect(poll(0, closed)).toBe(10 * minute)
  expect(poll(day, closed)).toBe(6 * hour)
  expect(poll(30 * day, closed)).toBeUndefined()
  expect(poll(30 * day, closed, [payIn])).toBe(day)
  expect(poll(0, closed, [{ ...payIn, phase: 'failed', reported: 'refundPending' }])).toBe(5_000)
  expect(poll(30 * day, closed, [{ ...payIn, phase: 'settled', reported: 'succeeded' }])).toBeUndefined()
})
