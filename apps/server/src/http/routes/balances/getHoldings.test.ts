import { defined } from '@rialto/defined'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/holdings/get'
let server: TestServer
let coinbase: LinkedAccount

beforeAll(async () => {
  server = await createTestServer()
  coinbase = (await connectCoinbase(server)).connection
})
afterAll(() => server?.stop())

const query = (authToken: string, type: string, includeMarketValue?: unknown) => ({
  body: { authToken, type, ...defined({ includeMarketValue }) },
})

describe('POST /holdings/get', () => {
  test('a Coinbase account’s holdings are returned, with prices only on request', async () => {
    const { status, body } = await server.call(method, path, query(coinbase.accessToken, 'coinbase'))
    expect(status).toBe(200)
    const { content } = body
    expect(content).toMatchObject({ status: 'succeeded', type: 'coinbase', institutionName: 'Coinbase' })
    expect(content.cryptocurrencyPositions).toContainEqual({ name: 'Bitcoin', symbol: 'BTC', amount: 5 })
    expect(content.equityPositions).toEqual([])
  })

  test('prices and values are added on request', async () => {
    const { connection } = await connectBinance(server)
    const { body } = await server.call(method, path, query(connection.accessToken, 'binanceInternational', true))
    const bitcoin = body.content.cryptocurrencyPositions.find(({ symbol }: { symbol: string }) => symbol === 'BTC')
    expect(bitcoin.amount).toBe(5)
    expect(bitcoin.marketValue).toBe(300_000)
    expect(bitcoin.lastPrice).toBe(60_000)
  })

  test('an empty account has empty positions', async () => {
    const { connection } = await connectCoinbase(server, 'Mesh2')
    const { body } = await server.call(method, path, query(connection.accessToken, 'coinbase', true))
    expect(body.content).toMatchObject({ status: 'succeeded', cryptocurrencyPositions: [] })
  })

  test('a revoked grant is answered with notAuthorized and 200, as published clients expect', async () => {
    const { connection } = await connectCoinbase(server, 'MeshUSDT')
    await server.simulators.control('POST', '/tokens/revoke', { persona: 'MeshUSDT' })
    for (const round of [1, 2]) {
      const { status, body } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
      expect({ round, status }).toEqual({ round, status: 200 })
      expect(body.content).toMatchObject({ status: 'notAuthorized', errorMessage: 'Unauthorized token' })
      expect(body.content.cryptocurrencyPositions).toEqual([])
    }
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'read',
    options: () => query(coinbase.accessToken, 'coinbase'),
  })
  describeRefusals(() => server, { method, path, options: (token, type) => query(token, type, true) })
  describeFields(() => server, { method, path, good: () => query(coinbase.accessToken, 'coinbase').body }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['includeMarketValue', { includeMarketValue: 'yes' }],
    ['includeMarketValue', { includeMarketValue: 1 }],
    ['type', { type: '\ud800' }],
  ])
})
