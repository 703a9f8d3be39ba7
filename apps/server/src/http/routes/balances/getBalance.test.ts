import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/balance/get'
let server: TestServer
let binance: LinkedAccount
let coinbase: LinkedAccount

beforeAll(async () => {
  server = await createTestServer()
  binance = (await connectBinance(server)).connection
  coinbase = (await connectCoinbase(server)).connection
})
afterAll(() => server?.stop())

const query = (authToken: string, type: string) => ({ body: { authToken, type } })

describe('POST /balance/get', () => {
  test('answers the fiat balances of a Coinbase account', async () => {
    const { status, body } = await server.call(method, path, query(coinbase.accessToken, 'coinbase'))
    expect(status).toBe(200)
    expect(body.content.balances).toContainEqual({ currencyCode: 'USD', cash: 10_000_000, buyingPower: 10_000_000 })
    expect(body.content).toMatchObject({ totalCashUsdValue: 10_000_000, totalBuyingPowerUsdValue: 10_000_000 })
  })

  test('answers the fiat balances of a Binance account by its tokenId', async () => {
    const { status, body } = await server.call(method, path, query(binance.tokenId, 'BINANCEinternational'))
    expect({ status, total: body.content.totalCashUsdValue }).toEqual({ status: 200, total: 10_000_000 })
  })

  test('answers zero for an account that owns nothing', async () => {
    const { connection } = await connectCoinbase(server, 'Mesh2')
    const { body } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect(body.content.totalCashUsdValue).toBe(0)
  })

  test('refreshes an access token that the institution calls expired, and answers', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDC')
    await server.simulators.control('POST', '/tokens/expire', { persona: 'MeshUSDC' })
    expect((await server.call(method, path, query(connection.accessToken, 'coinbase'))).status).toBe(200)
  })

  test('invalidIntegrationToken once the user revoked the grant, and from then on without asking', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDT')
    const { control } = server.simulators
    await control('POST', '/tokens/revoke', { persona: 'MeshUSDT' })
    const first = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    await control('DELETE', '/requests')
    const second = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect([first.body.errorType, second.body.errorType]).toEqual([
      'invalidIntegrationToken',
      'invalidIntegrationToken',
    ])
    expect((await control('GET', '/requests'))['requests']).toEqual([])
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'read',
    options: () => query(coinbase.accessToken, 'coinbase'),
  })
  describeRefusals(() => server, { method, path, options: query })
  describeFields(() => server, { method, path, good: () => query(coinbase.accessToken, 'coinbase').body }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['authToken', { authToken: null }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['authToken', { authToken: '' }],
    ['authToken', { authToken: 'x'.repeat(4097) }],
    ['authToken', { authToken: 7 }],
    ['authToken', { authToken: ['a'] }],
    ['authToken', { authToken: 'a\0b' }],
    ['type', { type: { toString: 'coinbase' } }],
    ['type', { type: 'x'.repeat(61) }],
  ])
})
