import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import { connectBinance, connectCoinbase, type LinkedAccount } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/holdings/value'
const server = useTestServer()
let coinbase: LinkedAccount
beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
})

const query = (authToken: string, type: string) => ({ body: { authToken, type } })

describe('POST /holdings/value', () => {
  test.each(['coinbase', 'binanceInternational'])('sums crypto and fiat of a %s account', async type => {
    const { connection } = type === 'coinbase' ? { connection: coinbase } : await connectBinance(server)
    const { status, body } = await server.call(method, path, query(connection.accessToken, type))
    expect(status).toBe(200)
    const { totalValue, cryptocurrenciesValue, fiatValue, unpricedSymbols, stalePriceSymbols, ...others } = body.content
    expect(fiatValue).toBe(10_000_000)
    expect(cryptocurrenciesValue).toBeGreaterThan(300_000)
    expect(totalValue).toBeCloseTo(fiatValue + cryptocurrenciesValue, 2)
    expect(new Set(Object.values(others))).toEqual(new Set([0]))
    expect([unpricedSymbols, stalePriceSymbols]).toEqual([[], []])
  })

  test('an empty account has a value of zero', async () => {
    const { connection } = await connectCoinbase(server, 'Mesh2')
    const { body } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect(body.content.totalValue).toBe(0)
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
    ['type', { type: undefined }, 'missingField'],
    ['authToken', { authToken: '' }],
    ['type', { type: 7 }],
  ])
})
