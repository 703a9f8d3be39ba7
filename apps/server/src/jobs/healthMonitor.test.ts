import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { startHealthMonitor } from './healthMonitor.ts'

let server: TestServer
let monitor: ReturnType<typeof startHealthMonitor>
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  await set(true)
  monitor = startHealthMonitor(server.ctx.connectors.list(), server.ctx.clock)
  await monitor.probe()
})
afterEach(() => monitor.stop())

const set = (up: boolean) => server.simulators.control('POST', '/health', { institution: 'coinbase', up })

test('one failure is not down, two in a row are, one success is up again', async () => {
  const { clock } = server.simulators
  expect(monitor.health('coinbase')).toEqual({ isUp: true })
  await set(false)
  const before = clock.nowMs()
  await monitor.probe()
  const after = clock.nowMs()
  expect(monitor.health('coinbase')).toEqual({ isUp: true })
  for (const later of [60_000, 60_000]) {
    clock.advance(later)
    await monitor.probe()
  }
  const { downSinceMs = 0, ...health } = monitor.health('coinbase')
  expect(health).toEqual({ isUp: false, description: 'Coinbase is not answering.' })
  expect(downSinceMs).toBeGreaterThanOrEqual(before)
  expect(downSinceMs).toBeLessThanOrEqual(after)
  expect(monitor.health('binanceInternational')).toEqual({ isUp: true })
  await set(true)
  await monitor.probe()
  expect(monitor.health('coinbase')).toEqual({ isUp: true })
})

test('a failure, a success and a failure are not two in a row', async () => {
  for (const up of [false, true, false]) {
    await set(up)
    await monitor.probe()
  }
  expect(monitor.health('coinbase')).toEqual({ isUp: true })
})

test('what nobody has asked yet is taken to be up', () => {
  expect(monitor.health('bankOfNowhere')).toEqual({ isUp: true })
})
