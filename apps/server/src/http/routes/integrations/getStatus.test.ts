import { selfCustodyWallets } from '@rialto/catalog'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { connectBinance } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/status'
const server = useTestServer()
beforeAll(async () => {
  await server.health.probe()
})

const five = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const

const of = (body: { content: { type: string; isUp: boolean; downTimeStart?: number }[] }) => {
  const found = body.content.find(({ type }) => type === 'binanceInternational')
  if (!found) throw new Error('Binance is missing')
  return found
}

describe('GET /status', () => {
  test('every responding integration is reported as up', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const offered = server.ctx.connectors.list().map(({ descriptor }) => descriptor)
    const expected = offered.flatMap(({ type, products }) => {
      const supportedProducts = five.filter(product => products.includes(product))
      const entry = expect.objectContaining({ type, isUp: true, supportedProducts })
      // Wallets that users know by name have one each.
      return type === 'deFiWallet' ? selfCustodyWallets('sandbox').map(() => entry) : [entry]
    })
    expect(body.content.slice(0, expected.length)).toEqual(expected)
    expect(offered.map(({ type }) => type)).toEqual(expect.arrayContaining(['coinbase', 'binanceInternational']))
    for (const entry of body.content) expect(entry).not.toHaveProperty('downTimeStart')
  })

  test('each integration that is not offered is listed once with the reason', async () => {
    const { body } = await server.call(method, path)
    const missing = body.content.filter(({ isUp }: { isUp: boolean }) => !isUp)
    expect(missing).toContainEqual(
      expect.objectContaining({
        type: 'schwab',
        name: 'Charles Schwab',
        description: expect.stringMatching(/partners/),
      }),
    )
    const productsOf = (wanted: string) =>
      missing.find(({ type }: { type: string }) => type === wanted)?.supportedProducts
    expect(productsOf('schwab')).toEqual([])
    // As its connector has them in production, where it is offered.
    expect(productsOf('huobi')).toEqual(['holdings', 'transfers'])
    const names = body.content.map(
      ({ type, deFiWalletData }: { type: string; deFiWalletData?: { name: string } }) =>
        `${type} ${deFiWalletData?.name ?? ''}`,
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('an outage is reported with its time and reason, and disappears afterwards', async () => {
    const { control, clock } = server.simulators
    await control('POST', '/health', { institution: 'binance', up: false })
    const before = Math.floor(clock.nowMs() / 1000)
    await server.health.probe()
    const after = Math.ceil(clock.nowMs() / 1000)
    clock.advance(60_000)
    await server.health.probe()
    const { body } = await server.call(method, path)
    const binance = of(body)
    expect(body.content[0].isUp).toBe(true)
    expect(binance).toMatchObject({
      isUp: false,
      description: 'Binance is not responding.',
    })
    expect(binance.downTimeStart).toBeGreaterThanOrEqual(before)
    expect(binance.downTimeStart).toBeLessThanOrEqual(after)
    await control('POST', '/health', { institution: 'binance', up: true })
    await server.health.probe()
    expect(of((await server.call(method, path)).body).isUp).toBe(true)
  })

  test('the outcome of real calls is reported without a probe, and the response does not wait', async () => {
    const { connection } = await connectBinance(server)
    const { control } = server.simulators
    const body = { authToken: connection.accessToken, type: 'binanceInternational' }
    const read = () => server.call('POST', '/api/v1/balance/get', { body })
    await control('POST', '/health', { institution: 'binance', up: false })
    for (let failure = 0; failure < 6; failure += 1)
      expect((await read()).body.errorType).toBe('integrationUnavailable')
    expect(of((await server.call(method, path)).body).isUp).toBe(false)
    await control('DELETE', '/requests')
    const answer = await read()
    expect({ status: answer.status, type: answer.body.errorType }).toEqual({
      status: 503,
      type: 'integrationUnavailable',
    })
    expect((await control('GET', '/requests'))['requests']).toEqual([])
    await control('POST', '/health', { institution: 'binance', up: true })
    server.simulators.clock.advance(30_000)
    expect((await read()).status).toBe(200)
    expect(of((await server.call(method, path)).body).isUp).toBe(true)
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
