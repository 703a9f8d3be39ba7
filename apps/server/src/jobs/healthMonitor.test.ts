import type { Connector } from '@rialto/core'
import { beforeEach, expect, test, vi } from 'vitest'

import { useTestServer } from '../testing/useTestServer.ts'
import { startHealthMonitor } from './healthMonitor.ts'

const server = useTestServer()
beforeEach(async () => {
  await set(true)
  await server.health.probe()
})

const set = (up: boolean) => server.simulators.control('POST', '/health', { institution: 'coinbase', up })
const health = (type: string) => server.ctx.connectors.health(type)

test('one failure is not down, two in a row are, one success is up again', async () => {
  const { clock } = server.simulators
  expect(health('coinbase')).toEqual({ isUp: true })
  await set(false)
  const before = clock.nowMs()
  await server.health.probe()
  const after = clock.nowMs()
  expect(health('coinbase')).toEqual({ isUp: true })
  for (const later of [60_000, 60_000]) {
    clock.advance(later)
    await server.health.probe()
  }
  const { downSinceMs = 0, ...reported } = health('coinbase')
  expect(reported).toEqual({ isUp: false, description: 'Coinbase is not responding.' })
  expect(downSinceMs).toBeGreaterThanOrEqual(before)
  expect(downSinceMs).toBeLessThanOrEqual(after)
  expect(health('binanceInternational')).toEqual({ isUp: true })
  await set(true)
  await server.health.probe()
  expect(health('coinbase')).toEqual({ isUp: true })
})

test('a failure, a success and a failure are not two in a row', async () => {
  for (const up of [false, true, false]) {
    await set(up)
    await server.health.probe()
  }
  expect(health('coinbase')).toEqual({ isUp: true })
})

test('an institution without a probe result is assumed to be up', () => {
  expect(health('bankOfNowhere')).toEqual({ isUp: true })
})

test('the monitor probes each institution once a round, one after another, and none at the start', () => {
  vi.useFakeTimers()
  const requested: string[] = []
  const made = (type: string, institution: string): Connector => {
    const probe = () => {
      requested.push(institution)
      return Promise.reject(new Error('away'))
    }
    return { ...({} as Connector), descriptor: { type, institution } as Connector['descriptor'], probe }
  }
  const monitor = startHealthMonitor([made('a', 'one'), made('b', 'two'), made('c', 'two'), made('d', 'three')], 60_000)
  try {
    expect(requested).toEqual([])
    vi.advanceTimersByTime(20_000)
    expect(requested).toEqual(['one'])
    vi.advanceTimersByTime(40_000)
    expect(requested).toEqual(['one', 'two', 'three'])
    vi.advanceTimersByTime(60_000)
    expect(requested).toHaveLength(6)
  } finally {
    monitor.stop()
    vi.useRealTimers()
  }
})
