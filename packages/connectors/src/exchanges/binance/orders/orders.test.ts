import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { mutationOf } from '@rialto/core/testing'
import { defined } from '@rialto/defined'
import { binanceInternational } from '../exchange.ts'
import { readUpstreamId, toFoundOrder, upstreamIdOf } from './placeOrder.ts'

const pair = { symbol: 'ETH', paymentSymbol: 'USDT' }
const upstream = {
  symbol: 'ETHUSDT',
  orderId: 28,
  clientOrderId: 'ours',
  price: '2000.00000000',
  origQty: '0.50000000',
  executedQty: '0.00000000',
  cummulativeQuoteQty: '0.00000000',
  status: 'NEW',
  timeInForce: 'GTC',
  type: 'LIMIT',
  side: 'BUY',
  time: 1_767_607_199_123,
  updateTime: 1_767_607_199_456,
}
const account = { uid: 1, canWithdraw: true, balances: [{ asset: 'USDT', free: '5000', locked: '0' }] }
const market = {
  symbol: 'ETHUSDT',
  status: 'TRADING',
  baseAsset: 'ETH',
  quoteAsset: 'USDT',
  quoteAssetPrecision: 8,
  isSpotTradingAllowed: true,
  filters: [
    { filterType: 'PRICE_FILTER', tickSize: '0.01000000' },
    { filterType: 'LOT_SIZE', stepSize: '0.00010000' },
    { filterType: 'NOTIONAL', minNotional: '5.00000000' },
  ],
}
const credentials = { kind: 'apiKey', key: 'the-api-key', secret: 'the-api-secret' } as const
const order = {
  side: 'buy',
  ...pair,
  paymentIsFiat: false,
  kind: 'limit',
  amount: '0.5',
  amountIn: 'symbol',
  price: '2000',
  timeInForce: 'goodTillCanceled',
  reference: 'ours',
  notAfterMs: Number.MAX_SAFE_INTEGER,
} as const

const withAnswers = (answers: Parameters<typeof cannedEgress>[0]) => {
  const canned = cannedEgress({
    'GET /api/v3/exchangeInfo': { body: { symbols: [market] } },
    'GET /api/v3/account': { body: account },
    ...answers,
  })
  const { orders } = binanceInternational({
    egress: canned.egress,
    clock: { nowMs: () => 1_760_000_000_000, sleep: async () => undefined },
    environment: 'sandbox',
  })
  if (orders === undefined) throw new Error('Binance has no orders')
  return { ...canned, orders }
}

describe('an order in Binance’s form', () => {
  test.each([
    ['NEW', 'inProgress'],
    ['PENDING_CANCEL', 'inProgress'],
    ['PARTIALLY_FILLED', 'partiallyFilled'],
    ['FILLED', 'success'],
    ['CANCELED', 'cancelled'],
    ['REJECTED', 'rejected'],
    ['EXPIRED', 'expired'],
    ['EXPIRED_IN_MATCH', 'expired'],
    ['A_NEW_ONE', 'inProgress'],
    ['toString', 'inProgress'],
  ])('%s is %s', (status, ours) => expect(toFoundOrder({ ...upstream, status }, pair).status).toBe(ours))

  test('has the average price after the first trade, and no value if Binance has none', () => {
    const traded = { ...upstream, executedQty: '0.30000000', cummulativeQuoteQty: '100.00000000' }
    expect(toFoundOrder(traded, pair)).toMatchObject({ price: '333.333333333333', value: '100.00000000' })
    const unknown = toFoundOrder({ ...traded, cummulativeQuoteQty: '-1.00000000' }, pair)
    expect(unknown).toMatchObject({ price: '2000.00000000' })
    expect(unknown).not.toHaveProperty('value')
  })

  test('has an id of its market and number, and no other text is accepted as an id', () => {
    expect(readUpstreamId(upstreamIdOf(pair, 28))).toEqual({ pair, orderId: '28' })
    for (const id of ['28', 'ETH-28', 'ETH-USDT-', 'ETH-USDT-1x', 'eth-usdt-1', 'A-B-C-1', ''])
      expect(readUpstreamId(id), id).toBeUndefined()
  })
})

describe('the call that places an order', () => {
  const said = (code: number, msg: string) => ({ code, msg })
  test.each([
    [{ symbol: 'ETHUSDT', orderId: 28, clientOrderId: 'ours' }, 200, { kind: 'accepted', upstreamId: 'ETH-USDT-28' }],
    [{ symbol: 'ETHUSDT', orderId: 28, clientOrderId: 'theirs' }, 200, { kind: 'unknown' }],
    [
      said(-2010, 'Account has insufficient balance for requested action.'),
      400,
      { kind: 'rejected', reason: 'insufficientFunds' },
    ],
    [said(-2010, 'Duplicate order sent.'), 400, { kind: 'unknown' }],
    [said(-2010, 'Order would immediately match and take.'), 400, { kind: 'rejected', reason: 'refused' }],
    [said(-1013, 'Filter failure: NOTIONAL'), 400, { kind: 'rejected', reason: 'amountBelowMinimum' }],
    [said(-1013, 'Filter failure: LOT_SIZE'), 400, { kind: 'rejected', reason: 'refused' }],
    [said(-2015, 'Invalid API-key, IP, or permissions'), 401, { kind: 'rejected', reason: 'permissionMissing' }],
    [said(-1015, 'Too many new orders.'), 429, { kind: 'unknown' }],
    [said(-9002, 'The order is new.'), 400, { kind: 'unknown' }],
    [said(-1007, 'Timeout waiting for response.'), 408, { kind: 'unknown' }],
    [said(-1006, 'An unexpected response.'), 500, { kind: 'unknown' }],
    ['<html>', 200, { kind: 'unknown' }],
  ])('%o with %i is %o', async (body, status, outcome) => {
    const { orders, calls } = withAnswers({ 'POST /api/v3/order': { status, body } })
    expect(await orders.place(credentials, order)).toMatchObject(outcome)
    expect(calls('POST /api/v3/order')).toBe(1)
  })

  test.each([
    [{}, { type: 'LIMIT', timeInForce: 'GTC', price: '2000', quantity: '0.5' }],
    [{ timeInForce: 'postOnly' }, { type: 'LIMIT_MAKER', timeInForce: null, price: '2000', quantity: '0.5' }],
    [
      { kind: 'market', amountIn: 'paymentSymbol', amount: '25.5' },
      { type: 'MARKET', quoteOrderQty: '25.5', quantity: null, price: null },
    ],
  ] as const)('%o is requested as %o', async (change, parameters) => {
    const { orders, requests } = withAnswers({ 'POST /api/v3/order': { body: {} } })
    await orders.place(credentials, { ...order, ...change })
    const sent = new URLSearchParams(requests.at(-1)?.body ?? '')
    const expected = { symbol: 'ETHUSDT', side: 'BUY', newClientOrderId: 'ours', ...parameters }
    for (const [name, value] of Object.entries(expected)) expect(sent.get(name), name).toBe(value)
  })

  test.each([
    [{ amount: '0.00001' }, /4 decimal places in the amount/],
    [{ price: '2000.001' }, /2 decimal places in the price/],
    [{ symbol: 'ETHU', paymentSymbol: 'SDT' }, /does not trade/],
    [{ paymentIsFiat: true }, /USDT is a cryptocurrency/],
    [{ amount: '0' }, /positive/],
  ])('%o is refused before anything is sent', async (change, message) => {
    const { orders, calls } = withAnswers({})
    const outcome = await orders.place(credentials, { ...order, ...change })
    expect(outcome).toMatchObject({ kind: 'rejected', message: expect.stringMatching(message) })
    expect(calls('POST /api/v3/order')).toBe(0)
  })

  test('never throws for any mutation of the reply, and is accepted only with our own reference', async () => {
    const good = { symbol: 'ETHUSDT', orderId: 28, clientOrderId: 'ours' }
    await fc.assert(
      fc.asyncProperty(mutationOf(good), async body => {
        const { orders } = withAnswers({ 'POST /api/v3/order': { body } })
        const outcome = await orders.place(credentials, order)
        expect(JSON.stringify(outcome)).not.toContain(credentials.secret)
        if (outcome.kind === 'accepted') expect(readUpstreamId(outcome.upstreamId)).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})

describe('reading orders', () => {
  test('finds an order by our reference: a missing one is undefined, another one is an error', async () => {
    const key = { reference: 'ours', ...pair, sinceMs: 0 }
    const answering = (body: unknown, status = 200) =>
      withAnswers({ 'GET /api/v3/order': { status, body } }).orders.find(credentials, key)
    expect(await answering(upstream)).toMatchObject({ upstreamId: 'ETH-USDT-28', reference: 'ours' })
    expect(await answering({ code: -2013, msg: 'Order does not exist.' }, 400)).toBeUndefined()
    await expect(answering({ ...upstream, clientOrderId: 'theirs' })).rejects.toMatchObject({ kind: 'malformed' })
    await expect(answering({ code: -1000, msg: 'Unknown' }, 500)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('rejects orders of another market', async () => {
    const { orders } = withAnswers({ 'GET /api/v3/allOrders': { body: [{ ...upstream, symbol: 'BTCUSDT' }] } })
    const listing = orders.list(credentials, { count: 5, markets: [pair] })
    await expect(listing).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('pages through all markets by time and id, each order once, ties included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.record({ orderId: fc.nat(50), time: fc.nat(5) }), { selector: each => each.orderId }),
        fc.integer({ min: 1, max: 7 }),
        async (made, count) => {
          const body = made.map(each => ({ ...upstream, ...each }))
          const { orders } = withAnswers({
            'GET /api/v3/allOrders': { body },
            'GET /api/v3/account': { body: { ...account, balances: [] } },
          })
          const seen: string[] = []
          let cursor: string | undefined
          do {
            const input = { count, markets: [pair], ...defined({ cursor }) }
            const page = await orders.list(credentials, input)
            seen.push(...page.orders.map(({ upstreamId }) => upstreamId))
            cursor = page.next
          } while (cursor !== undefined)
          expect(seen.slice().sort()).toEqual(made.map(({ orderId }) => `ETH-USDT-${orderId}`).sort())
        },
      ),
      { numRuns: 60 },
    )
  })
})
