import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { connectBinance, connectCoinbase } from '../../../testing/linkFlows.ts'

let server: TestServer
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await createTestServer({ timeoutMs: 3_000 })
  tokens['coinbase'] = (await connectCoinbase(server)).connection.accessToken
  tokens['binanceInternational'] = (await connectBinance(server)).connection.accessToken
})
afterAll(() => server?.stop())
// So that what a test orders is newer than what the one before did, and no institution is spared for its faults any more.
beforeEach(() => server.simulators.clock.advance(61_000))
afterEach(() => server.simulators.control('DELETE', '/faults'))

/** Where each institution trades, and what its endpoints are called. */
const places = [
  {
    type: 'coinbase',
    name: 'coinbase' as const,
    money: 'USD',
    isCoin: false,
    host: 'api.coinbase.com',
    orderPath: '/api/v3/brokerage/orders',
    listPath: '/api/v3/brokerage/orders/historical',
    cancelPath: '/api/v3/brokerage/orders/batch_cancel',
    cancelMethod: 'POST',
    brokenRead: '/api/v3/brokerage/market/products',
  },
  {
    type: 'binanceInternational',
    name: 'binance' as const,
    money: 'USDT',
    isCoin: true,
    host: 'api.binance.com',
    orderPath: '/api/v3/order',
    listPath: '/api/v3/allOrders',
    cancelPath: '/api/v3/order',
    cancelMethod: 'DELETE',
    brokenRead: '/api/v3/exchangeInfo',
  },
]
type Place = (typeof places)[number]

const account = ({ type }: Place, authToken = tokens[type]) => ({ authToken, type })
const anOrder = (place: Place, changes: object = {}) => ({
  ...account(place),
  symbol: 'ETH',
  paymentSymbol: place.money,
  amount: 0.1,
  paymentIsCryptocurrency: place.isCoin,
  amountIsInPaymentSymbol: false,
  orderType: 'market',
  timeInForce: 'goodTillCanceled',
  ...changes,
})
const resting = (place: Place, changes: object = {}) => anOrder(place, { orderType: 'limit', price: 2000, ...changes })

const post = (path: string, body: object) => server.call('POST', `/api/v1/transactions/${path}`, { body })
const name = (place: Place, id: string) => ({ ...account(place), id, isCryptocurrency: true })
const error = (place: Place, path: string, changes: object) =>
  server.simulators.control('POST', '/faults', { host: place.host, path, times: 1, ...changes })
/** Orders in the institution's own books since `before`. */
const booked = ({ name: institution }: Place) => server.simulators.institutions.ledger.orders({ institution })

describe.each(places)('at $type', place => {
  test('a market order is filled at the price of the moment, and details and list show the same', async () => {
    const before = server.simulators.institutions.ledger.balance(place.name, 'Mesh', place.money)
    const { status, body } = await post('buy', anOrder(place))
    expect(status).toBe(200)
    const { content } = body
    expect(content).toMatchObject({ side: 'buy', status: 'success', amount: 0.1, price: 3000, value: 300 })
    expect(content).toMatchObject({ brokerType: place.type, symbolPair: `ETH-${place.money}` })
    const spent =
      Number(before) - Number(server.simulators.institutions.ledger.balance(place.name, 'Mesh', place.money))
    expect(spent).toBeGreaterThanOrEqual(300)
    const details = (await post('details', name(place, content.orderId))).body.content
    expect(details).toMatchObject({ id: content.orderId, status: 'success', symbol: 'ETH', side: 'buy' })
    const { transactions } = (await post('list', account(place))).body.content
    expect(transactions[0]).toEqual(details)
  })

  test('a limit order stays open, counts its fills, and is cancelled permanently', async () => {
    const { content } = (await post('buy', resting(place, { timeInForce: 'postOnly' }))).body
    expect(content).toMatchObject({ status: 'inProgress', price: 2000, timeInForce: 'postOnly' })
    const { id } = booked(place).at(-1) ?? {}
    await server.simulators.control('POST', `/orders/${id}/fill`, { quantity: '0.04' })
    const partly = (await post('details', name(place, content.orderId))).body.content
    expect(partly).toMatchObject({ status: 'partiallyFilled', amount: 0.1, value: 80, orderType: 'limit' })
    for (const round of [1, 2]) {
      const { status, body } = await post('cancel', name(place, content.orderId))
      expect({ round, status }).toEqual({ round, status: 200 })
      expect(body).not.toHaveProperty('content')
    }
    const after = (await post('details', name(place, content.orderId))).body.content
    expect(after).toMatchObject({ status: 'cancelled', value: 80 })
    expect(server.simulators.institutions.ledger.balance(place.name, 'Mesh', place.money, 'hold')).toBe('0')
  })

  test('an order that has ended otherwise cannot be cancelled, and an unknown one is not found', async () => {
    const { content } = (await post('sell', anOrder(place))).body
    const ended = await post('cancel', name(place, content.orderId))
    expect({ status: ended.status, detail: ended.body.detail }).toEqual({
      status: 400,
      detail: 'This order has ended: success.',
    })
    for (const id of [randomUUID(), 'ETH-USDT-12', '../accounts', 'x'])
      for (const path of ['details', 'cancel']) {
        const { status, body, headers } = await post(path, name(place, id))
        expect({ id, status, type: body.type }).toEqual({ id, status: 404, type: 'urn:rialto:error:notFound' })
        expect(headers['content-type']).toContain('application/problem+json')
      }
  })

  test.each([
    ['more than there is', { amount: 100_000 }, /Insufficient balance/],
    ['less than is taken', { amount: 0.01, amountIsInPaymentSymbol: true }, /minimum order|decimal places/],
    ['more decimals than are taken', { amount: 0.123456789 }, /decimal places/],
    ['a market that is none', { symbol: 'NOPE' }, /does not trade/],
  ])('%s is rejected in the result, and nothing is ordered', async (_, change, why) => {
    const before = booked(place).length
    const { status, body } = await post('buy', anOrder(place, change))
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ status: 'rejected', errorMessage: expect.stringMatching(why) })
    expect(booked(place)).toHaveLength(before)
    const preview = (await post('preview/buy', anOrder(place, change))).body.content
    expect(preview).toMatchObject({ status: 'failed', errorMessage: expect.stringMatching(why) })
    const details = (await post('details', name(place, body.content.orderId))).body.content
    expect(details).toMatchObject({ status: 'rejected', statusDetails: expect.stringMatching(why) })
  })

  test('a preview returns price and fee and orders nothing', async () => {
    const before = booked(place).length
    const { content } = (await post('preview/buy', anOrder(place))).body
    expect(content).toMatchObject({ status: 'success', estimatedUnitPrice: 3000, side: 'buy', amount: 0.1 })
    expect(content.fee).toBe(place.name === 'coinbase' ? 1.8 : 0.3)
    const limit = (await post('preview/sell', resting(place, { price: 4000 }))).body.content
    expect(limit).toMatchObject({ status: 'success', estimatedUnitPrice: 4000, paymentSymbol: place.money })
    expect(booked(place)).toHaveLength(before)
  })

  test.each(['resetAfter', 'hang', 'emptyObject200', 'htmlPage200', 'status'])(
    'an answer lost by %s is unknown, stands in the list, and is read back, never sent again',
    async mode => {
      const before = booked(place).length
      const lost = { mode, code: 502, method: 'POST', afterSideEffect: true }
      await error(place, place.orderPath, lost)
      const { content } = (await post('buy', resting(place))).body
      expect(content).toMatchObject({ status: 'unknown', errorMessage: expect.stringContaining('did not confirm') })
      expect(booked(place)).toHaveLength(before + 1)
      const { transactions } = (await post('list', { ...account(place), count: 5 })).body.content
      expect(transactions[0]).toMatchObject({ id: content.orderId, status: 'inProgress', side: 'buy', symbol: 'ETH' })
      expect((await post('details', name(place, content.orderId))).body.content).toEqual(transactions[0])
      expect((await post('cancel', name(place, content.orderId))).status).toBe(200)
      expect(booked(place)).toHaveLength(before + 1)
    },
  )

  test('a cancellation whose reply is lost is not reported as if nothing had happened', async () => {
    const { content } = (await post('buy', resting(place))).body
    await error(place, place.cancelPath, { mode: 'status', code: 502, method: place.cancelMethod, times: 9 })
    const { status, body } = await post('cancel', name(place, content.orderId))
    expect({ status, type: body.errorType }).toEqual({ status: 409, type: 'integrationOutcomeUnknown' })
    expect(body.displayMessage).toMatch(/may still be filled/)
    await server.simulators.control('DELETE', '/faults')
    server.simulators.clock.advance(61_000)
    expect((await post('cancel', name(place, content.orderId))).status).toBe(200)
  })

  test('an order that never arrived is unknown until it is ruled out, and is then rejected permanently', async () => {
    const before = booked(place).length
    await error(place, place.orderPath, { mode: 'status', code: 502, method: 'POST' })
    const { content } = (await post('buy', resting(place))).body
    expect(content.status).toBe('unknown')
    const unknown = (await post('list', { ...account(place), statuses: ['unknown'] })).body.content
    expect(unknown).toMatchObject({ total: 1, transactions: [{ id: content.orderId, status: 'unknown', amount: 0.1 }] })
    const early = await post('cancel', name(place, content.orderId))
    expect({ status: early.status, type: early.body.errorType }).toEqual({ status: 409, type: 'conflict' })
    // Institutions document no time after which an order can no longer appear: it is awaited for an hour.
    server.simulators.clock.advance(61 * 60_000)
    const late = (await post('details', name(place, content.orderId))).body.content
    expect(late).toMatchObject({ status: 'rejected', statusDetails: 'The order never reached the institution.' })
    expect((await post('list', { ...account(place), statuses: ['unknown'] })).body.content.total).toBe(0)
    expect(booked(place)).toHaveLength(before)
  })

  test('two identical requests are two orders', async () => {
    const before = booked(place).length
    const [one, two] = [await post('buy', resting(place)), await post('buy', resting(place))]
    expect(one.body.content.orderId).not.toBe(two.body.content.orderId)
    expect(booked(place)).toHaveLength(before + 2)
  })

  test('the list pages through past trades, each once, with the requested amounts', async () => {
    const seen: { id: string; createdTimestamp: number }[] = []
    let cursor: string | undefined
    for (let page = 0; page < 60; page += 1) {
      const { content } = (await post('list', { ...account(place), count: 3, ...(cursor ? { cursor } : {}) })).body
      expect(content.transactions.length).toBeLessThanOrEqual(3)
      expect(content.total).toBe(content.transactions.length)
      seen.push(...content.transactions)
      cursor = content.cursor
      if (!cursor) break
    }
    const whole = (await post('list', { ...account(place), count: 250 })).body.content
    expect(seen).toEqual(whole.transactions)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const times = seen.map(({ createdTimestamp }) => createdTimestamp)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(whole.earliestTimestamp).toBe(Math.floor(Date.UTC(2024, 1, 3, 9, 14, 7) / 1000))
    const old = (await post('list', { ...account(place), statuses: ['cancelled'], from: 1_707_000_000 })).body.content
    expect(old.transactions.every((order: { status: string }) => order.status === 'cancelled')).toBe(true)
    expect(old.earliestTimestamp).toBeGreaterThanOrEqual(1_707_000_000)
  })

  test('a cursor is good for its own list alone', async () => {
    const { cursor } = (await post('list', { ...account(place), count: 1 })).body.content
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
    const other = places.find(each => each !== place) ?? place
    const flipped = `${cursor.slice(0, 40)}${cursor[40] === 'A' ? 'B' : 'A'}${cursor.slice(41)}`
    const wrong = [
      { ...account(other), cursor },
      { ...account(place), cursor, from: 5 },
      { ...account(place), cursor: flipped },
      { ...account(place), cursor: cursor.slice(0, -1) },
      { ...account(place), cursor: `${cursor}A` },
      { ...account(place), cursor: 'x' },
    ]
    for (const request of wrong) {
      const { status, body } = await post('list', request)
      expect({ request, status, type: body.type }).toMatchObject({ status: 400, type: 'urn:rialto:error:invalidField' })
      expect(body.errors).toHaveProperty('cursor')
    }
    expect((await post('list', { ...account(place), count: 2, cursor })).status).toBe(200)
  })

  test('features and the limits of a market', async () => {
    const { content } = (await post('featureList', account(place))).body
    expect(content).toMatchObject({ brokerType: place.type, isTradingSupported: true, isIntegrationUp: true })
    expect(content.cryptocurrencyAssetPairTrading.supportedTradingPairs).toContain(`ETH-${place.money}`)
    expect(content.cryptocurrencyOrders.supportsFiatCurrencyPayment).toBe(!place.isCoin)
    const market = { ...account(place), symbol: 'eth', paymentSymbol: place.money }
    expect((await post('symbolinfo', market)).body.content).toEqual({
      fractionalTradingAllowance: 'fractionalTradingAllowed',
      minimumOrderValue: place.isCoin ? 5 : 1,
      precisionScale: place.isCoin ? 6 : 8,
    })
    const none = await post('symbolinfo', { ...market, symbol: 'NOPE' })
    expect({ status: none.status, errors: none.body.errors }).toEqual({
      status: 400,
      errors: { symbol: [expect.stringContaining('does not trade NOPE')] },
    })
  })

  test.each([
    ['side', 'unknown', {}],
    ['price', 'buy', { orderType: 'limit' }],
    ['orderType', 'buy', { orderType: 'stopLoss' }],
    ['timeInForce', 'buy', { orderType: 'limit', price: 1, timeInForce: 'goodForDay' }],
    ['isCryptocurrency', 'buy', { isCryptocurrency: false }],
    ['amountIsFiat', 'buy', { amountIsFiat: true }],
    ['amountIsInPaymentSymbol', 'buy', { orderType: 'limit', price: 1, amountIsInPaymentSymbol: true }],
    ['symbol', 'buy', { symbol: 'BTC/USD?' }],
    ['paymentSymbol', 'buy', { paymentSymbol: 'ETH' }],
    ['amount', 'buy', { amount: 0 }],
    ['amount', 'buy', { amount: undefined }],
    ['authToken', 'buy', { authToken: undefined }],
  ])('%s is named when it is wrong (%s, %o)', async (field, side, change) => {
    const before = booked(place).length
    for (const path of [side, `preview/${side}`]) {
      const { status, body } = await post(path, anOrder(place, change))
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: [field] })
    }
    expect(booked(place)).toHaveLength(before)
  })

  test('an institution that cannot be read before the order is asked nothing more', async () => {
    const before = booked(place).length
    await error(place, place.brokenRead, { mode: 'htmlPage200', times: 10 })
    const { content } = (await post('buy', anOrder(place))).body
    expect(content).toMatchObject({ status: 'rejected', errorMessage: expect.stringContaining('no funds have moved') })
    expect((await post('featureList', account(place))).status).toBe(503)
    expect(booked(place)).toHaveLength(before)
  })

  test('a list that cannot be read is an error, not an empty list', async () => {
    for (const mode of ['htmlPage200', 'emptyObject200', 'schemaDrift', 'truncate']) {
      await server.simulators.control('DELETE', '/faults')
      await error(place, place.listPath, { mode, times: 50 })
      const { status, text } = await post('list', account(place))
      expect({ mode, status, text }).toEqual({ mode, status: 503, text: '' })
    }
  })

  test('a limit of the institution on requests is passed on, and at the order itself leaves its outcome unknown', async () => {
    const before = booked(place).length
    await error(place, place.brokenRead, { mode: 'rateLimit', retryAfter: 9, times: 10 })
    const { status, body } = await post('buy', anOrder(place))
    expect({ status, type: body.errorType }).toEqual({ status: 429, type: 'integrationRateLimited' })
    await server.simulators.control('DELETE', '/faults')
    server.simulators.clock.advance(61_000)
    // No institution documents that a call it answers with 429 had no effect.
    await error(place, place.orderPath, { mode: 'rateLimit', method: 'POST', retryAfter: 9 })
    expect((await post('buy', anOrder(place))).body.content).toMatchObject({ status: 'unknown' })
    expect(booked(place)).toHaveLength(before)
  })

  test('a key that may only read sees orders and may not place them', async () => {
    const connect = place.name === 'coinbase' ? connectCoinbase : connectBinance
    const authToken = (await connect(server, 'readOnlyKey')).connection.accessToken
    expect((await post('list', account(place, authToken))).body.content.total).toBeGreaterThan(5)
    const { status, body } = await post('buy', anOrder(place, { authToken }))
    expect({ status, type: body.type }).toEqual({
      status: 400,
      type: 'urn:rialto:error:integrationPermissionMissing',
    })
  })

  test('an account disappears at once for its client, even while the outcome of its order is unknown', async () => {
    const connect = place.name === 'coinbase' ? connectCoinbase : connectBinance
    const authToken = (await connect(server, 'Mesh4')).connection.accessToken
    await error(place, place.orderPath, { mode: 'status', code: 502, method: 'POST' })
    expect((await post('buy', resting(place, { authToken }))).body.content.status).toBe('unknown')
    const remove = () => server.call('DELETE', '/api/v1/account', { body: account(place, authToken) })
    expect((await remove()).status).toBe(200)
    expect((await post('list', account(place, authToken))).body.type).toBe('urn:rialto:error:invalidIntegrationToken')
    expect((await remove()).body.errorType).toBe('invalidIntegrationToken')
  })
})

describe('another user’s account and order', () => {
  test('the operations answer that these do not exist', async () => {
    const [place] = places
    const { content } = (await post('buy', resting(place as Place))).body
    const own = (await connectCoinbase(server, 'MeshETH')).connection.accessToken
    const { status } = await post('details', { ...name(place as Place, content.orderId), authToken: own })
    expect(status).toBe(404)
    const stranger = await server.addClient()
    const body = name(place as Place, content.orderId)
    const answer = await server.call('POST', '/api/v1/transactions/details', { body, as: stranger })
    expect(answer.body.type).toBe('urn:rialto:error:invalidIntegrationToken')
  })

  test('an unknown type', async () => {
    const { body } = await post('list', { authToken: randomUUID(), type: 'bankOfNowhere' })
    expect(body.type).toBe('urn:rialto:error:integrationNotSupported')
  })
})

const [first] = places as [Place]
describe.each([
  ['list', 'read', () => account(first)],
  ['details', 'read', () => name(first, 'x')],
  ['featureList', 'read', () => account(first)],
  ['symbolinfo', 'read', () => ({ ...account(first), symbol: 'ETH', paymentSymbol: 'USD' })],
  ['preview/buy', 'write', () => anOrder(first)],
  ['buy', 'write', () => anOrder(first)],
  ['cancel', 'write', () => name(first, 'x')],
] as const)('POST /transactions/%s', (path, permission, body) =>
  describeAuthentication(() => server, {
    method: 'POST',
    path: `/api/v1/transactions/${path}`,
    permission,
    options: () => ({ body: body() }),
  }),
)
