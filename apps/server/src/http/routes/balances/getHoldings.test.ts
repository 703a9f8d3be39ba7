import { defined } from '@rialto/defined'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/holdings/get'
const server = useTestServer()
let coinbase: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
})

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
