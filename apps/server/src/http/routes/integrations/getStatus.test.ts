import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeDoor } from '../../../testing/describeDoor.ts'

const method = 'GET'
const path = '/api/v1/status'
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.health.probe()
})
afterAll(() => server?.stop())

describe('GET /status', () => {
  test('answers every integration as up while it answers', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    expect(body.content).toEqual(
      [
        ['coinbase', ['balance', 'holdings', 'identity', 'transfers', 'cryptocurrencyDepositAddresses']],
        ['binanceInternational', ['balance', 'holdings', 'transfers', 'cryptocurrencyDepositAddresses']],
      ].map(([type, supportedProducts]) => expect.objectContaining({ type, isUp: true, supportedProducts })),
    )
    for (const entry of body.content) expect(entry).not.toHaveProperty('downTimeStart')
  })

  test('says since when and why one is down, and forgets it once it is back', async () => {
    const { control, clock } = server.simulators
    await control('POST', '/health', { institution: 'binance', up: false })
    const before = Math.floor(clock.nowMs() / 1000)
    await server.health.probe()
    const after = Math.ceil(clock.nowMs() / 1000)
    clock.advance(60_000)
    await server.health.probe()
    const { body } = await server.call(method, path)
    expect(body.content[0].isUp).toBe(true)
    expect(body.content[1]).toMatchObject({
      isUp: false,
      description: 'Binance is not answering.',
    })
    expect(body.content[1].downTimeStart).toBeGreaterThanOrEqual(before)
    expect(body.content[1].downTimeStart).toBeLessThanOrEqual(after)
    await control('POST', '/health', { institution: 'binance', up: true })
    await server.health.probe()
    expect((await server.call(method, path)).body.content[1].isUp).toBe(true)
  })

  describeDoor(() => server, { method, path, permission: 'any' })
})
