import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { connectBinance, connectCoinbase, openSession } from '../../../testing/linkFlows.ts'

const server = useTestServer()

const fiat = '/api/v1/balance/portfolio'
const holdings = '/api/v1/holdings/portfolio'
const of = (path: string, userId: string) => `${path}?UserId=${encodeURIComponent(userId)}`

/** Two accounts of one user, both read. */
const investor = async (userId: string) => {
  const binance = await connectBinance(server, 'Mesh', await openSession(server, { userId }))
  const coinbase = await connectCoinbase(server, 'Mesh', await openSession(server, { userId }))
  const accounts = [
    { authToken: binance.connection.accessToken, type: 'binanceInternational' },
    { authToken: coinbase.connection.accessToken, type: 'coinbase' },
  ]
  for (const body of accounts)
    for (const path of ['/api/v1/balance/get', '/api/v1/holdings/get']) await server.call('POST', path, { body })
  return accounts
}

const bitcoinOf = (body: { content: { cryptocurrencyPositions: { symbol: string }[] } }) =>
  body.content.cryptocurrencyPositions.find(({ symbol }) => symbol === 'BTC')

describe('the portfolio of a user', () => {
  test('the portfolio sums the last read of all accounts, and calls no institution', async () => {
    const userId = 'näme +1'
    await investor(userId)
    await server.simulators.control('DELETE', '/requests')
    const cash = await server.call('GET', of(fiat, userId))
    const owned = await server.call('GET', `${of(holdings, userId)}&TimezoneOffset=-120`)
    expect((await server.simulators.control('GET', '/requests'))['requests']).toEqual([])
    expect(cash.body.content.fiatBalances).toContainEqual({
      symbol: 'USD',
      cash: 20_000_000,
      buyingPower: 20_000_000,
    })
    expect(bitcoinOf(owned.body)).toMatchObject({ name: 'Bitcoin', amount: 10 })
    expect(bitcoinOf(owned.body)).toHaveProperty('marketValue', expect.closeTo(600_000, 0))
    expect(owned.body.content.cryptocurrenciesValue).toBeGreaterThan(600_000)
    expect(owned.body.content).toMatchObject({ equitiesValue: 0, nftsValue: 0, equityPositions: [], nftPositions: [] })
    const asOf = Math.floor(server.ctx.clock.nowMs() / 1000)
    for (const { body } of [cash, owned]) {
      expect(body.content.accounts).toHaveLength(2)
      for (const account of body.content.accounts) {
        expect(account).toMatchObject({ state: 'active' })
        expect(Math.abs(account.asOf - asOf)).toBeLessThan(60)
      }
    }
  })

  test('an erased account is removed from the portfolio', async () => {
    const [binance, coinbase] = await investor('eraser')
    expect((await server.call('DELETE', '/api/v1/account', { body: binance })).status).toBe(200)
    const { body } = await server.call('GET', of(holdings, 'eraser'))
    expect(bitcoinOf(body)).toMatchObject({ amount: 5 })
    expect(body.content.accounts).toMatchObject([{ type: coinbase?.type }])
  })

  test('the portfolio is empty for unknown users, and for another client’s users', async () => {
    await investor('mine')
    const stranger = await server.addClient()
    for (const path of [fiat, holdings]) {
      const theirs = await server.call('GET', of(path, 'mine'), { as: stranger })
      const nobodys = await server.call('GET', of(path, 'nobody'), { as: stranger })
      expect(theirs.text).toBe(nobodys.text)
      expect(theirs.body.content.accounts).toEqual([])
    }
  })

  test('an account that was not read yet is listed without a time', async () => {
    await connectBinance(server, 'Mesh', await openSession(server, { userId: 'unread' }))
    // Whoever asks makes the server read, which can be over before the answer.
    await server.simulators.control('POST', '/faults', {
      host: 'api.binance.com',
      mode: 'status',
      code: 503,
      times: 1_000,
    })
    const { body } = await server.call('GET', of(fiat, 'unread'))
    expect(body.content.fiatBalances).toEqual([])
    expect(body.content.accounts).toEqual([
      { type: 'binanceInternational', accountId: expect.any(String), accountName: expect.any(String), state: 'active' },
    ])
    await server.simulators.control('DELETE', '/faults')
  })
})

describe.each([
  ['GET /balance/portfolio', fiat],
  ['GET /holdings/portfolio', holdings],
])('%s', (_, path) => {
  test.each([
    ['missingField', path],
    ['invalidField', of(path, '')],
    ['invalidField', of(path, 'x'.repeat(301))],
    ['invalidField', of(path, 'a\0b')],
  ])('%s names UserId', async (errorType, url) => {
    const { status, body } = await server.call('GET', url)
    expect({ status, errorType: body.errorType }).toEqual({ status: 400, errorType })
    expect(body.message).toMatch(/^UserId: /)
  })

  describeAuthentication(() => server, { method: 'GET', path: of(path, 'user-1'), permission: 'read' })
})
