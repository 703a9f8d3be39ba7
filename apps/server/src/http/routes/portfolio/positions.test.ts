import { expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { alpacaId, connectBySignIn, openSession, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'

// A brokerage through the whole API: shares beside coins, money beyond the cash, and only the coins can be sent.
const server = useTestServer()

const usdc = { symbol: 'USDC', networkId: sepoliaId }
const toShop = { transferOptions: { toAddresses: [{ ...usdc, address: shopAddress }] } }

const account = async (userId = 'trader') => {
  const { connection } = await connectBySignIn(server, 'alpaca', 'Mesh', await openSession(server, { userId }))
  return { authToken: connection.accessToken, type: 'alpaca' }
}
const read = async (path: string, body: object) => {
  const answer = await server.call('POST', `/api/v1${path}`, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.content
}

test('shares and coins are listed separately, each priced by its own source', async () => {
  const content = await read('/holdings/get', { ...(await account()), includeMarketValue: true })
  expect(content).toMatchObject({ status: 'succeeded', type: 'alpaca', institutionName: 'Alpaca' })
  expect(content.accountName).toMatch(/^Alpaca …\d{4}$/)
  const { equityPositions, cryptocurrencyPositions } = content
  expect(equityPositions.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['AAPL', 'MSFT', 'SPY'])
  const [apple] = equityPositions
  expect(apple).toMatchObject({ name: 'Apple Inc.', amount: 12.5, costBasis: 2184.75 })
  expect(apple.marketValue).toBeCloseTo(apple.lastPrice * 12.5, 6)
  const bitcoin = cryptocurrencyPositions.find(({ symbol }: { symbol: string }) => symbol === 'BTC')
  expect(bitcoin.marketValue).toBeCloseTo(300_000, 0)
})

test('a position has its cost in every response, and prices only on request', async () => {
  const { equityPositions } = await read('/holdings/get', await account())
  expect(equityPositions[0]).toEqual({ name: 'Apple Inc.', symbol: 'AAPL', amount: 12.5, costBasis: 2184.75 })
})

test('values shares beside coins and cash, for the account and for the user', async () => {
  const body = await account('investor')
  const worth = await read('/holdings/value', body)
  expect(worth.equitiesValue).toBeGreaterThan(500)
  expect(worth.totalValue).toBeCloseTo(worth.equitiesValue + worth.cryptocurrenciesValue + worth.fiatValue, 2)
  const portfolio = await server.call('GET', '/api/v1/holdings/portfolio?UserId=investor')
  const { equitiesValue, equityPositions, cryptocurrencyPositions } = portfolio.body.content
  expect(equitiesValue).toBeCloseTo(worth.equitiesValue, 6)
  expect(equityPositions).toHaveLength(3)
  expect(cryptocurrencyPositions.map(({ symbol }: { symbol: string }) => symbol)).not.toContain('AAPL')
})

test('the buying power is returned beside the cash, and the account’s number as an identity', async () => {
  const body = await account()
  const { balances, totalCashUsdValue } = await read('/balance/get', body)
  expect(balances).toEqual([{ currencyCode: 'USD', cash: 10_000_000, buyingPower: 20_000_000 }])
  expect(totalCashUsdValue).toBe(10_000_000)
  const { authToken } = body
  expect(await read('/account/verify', { authToken, integrationId: alpacaId })).toEqual({
    integrationName: 'Alpaca',
    accountNumber: expect.stringMatching(/^\d{9}$/),
  })
})

test.each([
  ['Mesh', 'submitted'],
  ['whitelistOn', 'addressWhitelistRequired'],
])('sends a coin of %s to the shop, as far as its whitelist lets it: %s', async (persona, status) => {
  const { session, connection } = await connectBySignIn(server, 'alpaca', persona, await openSession(server, toShop))
  const { connectionId } = connection
  const configured = await server.call('POST', '/link/api/transfers/configure', { session, body: { connectionId } })
  const eligible = configured.body.content.holdings.filter((holding: { eligible: boolean }) => holding.eligible)
  expect(eligible).toMatchObject([{ symbol: 'USDC', available: '10000' }])
  const chosen = { connectionId, ...usdc, amount: '5' }
  const { body } = await server.call('POST', '/link/api/transfers/preview', { session, body: chosen })
  expect(body.content).toMatchObject({ amount: '5', fee: '0.01', fromName: 'Alpaca' })
  const { previewId } = body.content
  const executed = await server.call('POST', '/link/api/transfers/execute', { session, body: { previewId } })
  expect(executed.body.content.status, executed.text).toBe(status)
  await server.settle()
})
