import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals, failPriceLists } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectByKey, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/balance/get'
const server = useTestServer()
let binance: LinkedAccount
let coinbase: LinkedAccount

beforeAll(async () => {
  binance = (await connectBinance(server)).connection
  coinbase = (await connectCoinbase(server)).connection
})

const query = (authToken: string, type: string) => ({ body: { authToken, type } })

describe('POST /balance/get', () => {
  const dollarsAndEuros = async () => {
    const { connection } = await connectBinance(server, 'Mesh3')
    const balances = { institution: 'binance', balances: { USD: '100', EUR: '10' } }
    await server.simulators.control('POST', '/personas/Mesh3/balances', balances)
    server.simulators.clock.advance(86_400_001)
    return () => server.call(method, path, query(connection.accessToken, 'binanceInternational'))
  }

  test('prices come from the next list while the first does not respond', async () => {
    const read = await dollarsAndEuros()
    const fault = { host: 'api.coinbase.com', path: '/v2/exchange-rates', mode: 'status', code: 503, times: 100 }
    await server.simulators.control('POST', '/faults', fault)
    const { body } = await read()
    expect(body.content).toMatchObject({ totalCashUsdValue: 111, unpricedCurrencies: [], stalePriceCurrencies: [] })
    await server.simulators.control('DELETE', '/faults')
  })

  test('the response names the currencies with no price or a stale one while no price list responds', async () => {
    const read = await dollarsAndEuros()
    await failPriceLists(server)
    const unpriced = await read()
    expect(unpriced).toMatchObject({ status: 200, body: { content: { totalCashUsdValue: 100 } } })
    expect(unpriced.body.content).toMatchObject({ unpricedCurrencies: ['EUR'], stalePriceCurrencies: [] })
    await server.simulators.control('DELETE', '/faults')
    server.simulators.clock.advance(60_000)
    await read()
    await failPriceLists(server)
    server.simulators.clock.advance(300_001)
    const stale = await read()
    expect(stale.body.content).toMatchObject({ totalCashUsdValue: 111, unpricedCurrencies: [] })
    expect(stale.body.content.stalePriceCurrencies).toEqual(['EUR'])
    await server.simulators.control('DELETE', '/faults')
  })

  test('a Coinbase account returns its fiat balances', async () => {
    const { status, body } = await server.call(method, path, query(coinbase.accessToken, 'coinbase'))
    expect(status).toBe(200)
    expect(body.content.balances).toContainEqual({ currencyCode: 'USD', cash: 10_000_000, buyingPower: 10_000_000 })
    expect(body.content).toMatchObject({ totalCashUsdValue: 10_000_000, totalBuyingPowerUsdValue: 10_000_000 })
  })

  test('a Binance account returns its fiat balances by its tokenId', async () => {
    const { status, body } = await server.call(method, path, query(binance.tokenId, 'BINANCEinternational'))
    expect({ status, total: body.content.totalCashUsdValue }).toEqual({ status: 200, total: 10_000_000 })
  })

  test('an empty account has a balance of zero', async () => {
    const { connection } = await connectCoinbase(server, 'Mesh2')
    const { body } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect(body.content.totalCashUsdValue).toBe(0)
  })

  test('an institution without fiat balances gives integrationNotSupported, not zero', async () => {
    const { connection } = await connectByKey(server, 'gateIo', 'Mesh3')
    const { status, body } = await server.call(method, path, query(connection.accessToken, 'gateIo'))
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'integrationNotSupported' })
    expect(body.message).toBe('Gate does not support balance.')
  })

  test('an access token that the institution reports as expired is refreshed, and the read succeeds', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDC')
    await server.simulators.control('POST', '/tokens/expire', { persona: 'MeshUSDC' })
    expect((await server.call(method, path, query(connection.accessToken, 'coinbase'))).status).toBe(200)
  })

  test('a revoked grant gives invalidIntegrationToken, and later reads do not call the institution', async () => {
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
