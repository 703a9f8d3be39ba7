import { beforeEach, expect, test } from 'vitest'

import { type BreakerChange, createHealth, type Health } from './createHealth.ts'

const kraken = { institution: 'kraken', name: 'Kraken' }
let nowMs: number
beforeEach(() => {
  nowMs = 1_000
})

/** Processes that share changes immediately. */
const join = (count: number): Health[] => {
  const listeners: ((change: BreakerChange) => void)[] = []
  return Array.from({ length: count }, (_, self) =>
    createHealth(
      { nowMs: () => nowMs, sleep: async () => undefined },
      {
        announce: change => listeners.forEach((listen, index) => index !== self && listen(change)),
        follow: listen => (listeners[self] = listen),
      },
    ),
  )
}
const [first, second] = [0, 1]
const of = (processes: readonly Health[], index: number): Health => processes[index] ?? expect.fail()
const fail = (health: Health) => {
  for (let count = 0; count < 6; count += 1) health.failed(kraken, 'call')
}

test('a breaker opened by one process blocks the calls of the others, until one of them gets a response', () => {
  const processes = join(2)
  fail(of(processes, first))
  expect(of(processes, second).of(kraken)).toMatchObject({ isUp: false, downSinceMs: 1_000 })
  expect(() => of(processes, second).admit(kraken)).toThrow('not responding')
  nowMs += 30_000
  of(processes, second).admit(kraken)
  of(processes, second).answered(kraken)
  expect(processes.map(process => process.of(kraken))).toEqual([{ isUp: true }, { isUp: true }])
})

test('a process that gets responses keeps calling while another cannot reach the institution', () => {
  const processes = join(2)
  of(processes, first).failed(kraken, 'call')
  nowMs += 1
  of(processes, second).answered(kraken)
  fail(of(processes, first))
  expect(() => of(processes, first).admit(kraken)).toThrow('not responding')
  expect(() => of(processes, second).admit(kraken)).not.toThrow()
  expect(of(processes, second).of(kraken)).toEqual({ isUp: true })
})

test('a trial that fails in one process makes all wait another half minute', () => {
  const processes = join(2)
  fail(of(processes, first))
  nowMs += 30_000
  of(processes, first).admit(kraken)
  of(processes, first).failed(kraken, 'call')
  expect(() => of(processes, second).admit(kraken)).toThrow('not responding')
})
