import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../testing/createTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())
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
  const { downSinceMs = 0, ...told } = health('coinbase')
  expect(told).toEqual({ isUp: false, description: 'Coinbase is not answering.' })
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

test('what nobody has asked yet is taken to be up', () => {
  expect(health('bankOfNowhere')).toEqual({ isUp: true })
})
