import type { FoundOrder } from '@rialto/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { mutationOf } from '@rialto/core/testing'
import { coinbase } from './exchange.ts'
import { toFoundOrder } from './ordersApi.ts'

const path = '/api/v3/brokerage/orders'
const product = {
  product_id: 'BTC-USD',
  base_currency_id: 'BTC',
  quote_currency_id: 'USD',
  base_increment: '0.00000001',
  quote_increment: '0.01',
  price_increment: '0.01',
  quote_min_size: '1',
  is_disabled: false,
  trading_disabled: false,
  view_only: false,
}
const upstream = {
  order_id: '0000-000000-000000',
  product_id: 'BTC-USD',
  client_order_id: 'ours',
  side: 'BUY',
  status: 'OPEN',
  created_time: '2026-01-05T09:59:59.123Z',
  last_fill_time: null,
  time_in_force: 'GOOD_UNTIL_CANCELLED',
  order_type: 'LIMIT',
  filled_size: '0',
  filled_value: '0',
  average_filled_price: '0',
  total_fees: '0',
  order_configuration: { limit_limit_gtc: { base_size: '0.001', limit_price: '10000.00', post_only: false } },
}
const placed = {
  success: true,
  success_response: { order_id: upstream.order_id, product_id: 'BTC-USD', side: 'BUY', client_order_id: 'ours' },
}
const refusal = (reason: string, message = '') => ({
  success: false,
  error_response: { error: reason, message, new_order_failure_reason: reason },
})

const credentials = { kind: 'oAuth', accessToken: 'secret-access-token', scopes: [] } as const
const order = {
  side: 'buy',
  symbol: 'BTC',
  paymentSymbol: 'USD',
  paymentIsFiat: true,
  kind: 'limit',
  amount: '0.001',
  amountIn: 'symbol',
  price: '10000',
  timeInForce: 'goodTillCanceled',
  reference: 'ours',
  notAfterMs: Number.MAX_SAFE_INTEGER,
} as const

const withAnswers = (answers: Parameters<typeof cannedEgress>[0]) => {
  const canned = cannedEgress({ 'GET /api/v3/brokerage/market/products/BTC-USD': { body: product }, ...answers })
  const clock = { nowMs: () => 0, sleep: async () => undefined }
  const oauth = { clientId: 'id', clientSecret: 'secret' }
  const { orders } = coinbase({ egress: canned.egress, clock, environment: 'sandbox', oauth })
  if (orders === undefined) throw new Error('no orders')
  return { ...canned, orders }
}

describe('an order as Coinbase returns it', () => {
  test('in our words', () => {
    expect(toFoundOrder(upstream)).toEqual({
      upstreamId: upstream.order_id,
      reference: 'ours',
      charged: [{ symbol: 'USD', amount: '0' }],
      side: 'buy',
      symbol: 'BTC',
      paymentSymbol: 'USD',
      paymentIsFiat: true,
      kind: 'limit',
      timeInForce: 'goodTillCanceled',
      status: 'inProgress',
      upstreamStatus: 'OPEN',
      amount: '0.001',
      price: '10000',
      createdAtMs: Date.UTC(2026, 0, 5, 9, 59, 59, 123),
      updatedAtMs: Date.UTC(2026, 0, 5, 9, 59, 59, 123),
    } satisfies FoundOrder)
  })

  test.each([
    [{ status: 'FILLED' }, 'success'],
    [{ status: 'OPEN', filled_size: '0.0005' }, 'partiallyFilled'],
    [{ status: 'CANCELLED' }, 'cancelled'],
    [{ status: 'EXPIRED' }, 'expired'],
    [{ status: 'FAILED' }, 'failed'],
    [{ status: 'PENDING' }, 'inProgress'],
    [{ status: 'A_NEW_ONE' }, 'inProgress'],
    [{ status: 'constructor' }, 'inProgress'],
  ])('%o is %s', (change, status) => expect(toFoundOrder({ ...upstream, ...change }).status).toBe(status))
})

describe('result of the one call', () => {
  test.each([
    [placed, 200, { kind: 'accepted', upstreamId: upstream.order_id }],
    [refusal('INSUFFICIENT_FUND'), 200, { kind: 'rejected', reason: 'insufficientFunds' }],
    [refusal('INVALID_ORDER_SIZE'), 200, { kind: 'rejected', reason: 'amountBelowMinimum' }],
    [refusal('INVALID_LIMIT_PRICE_POST_ONLY', 'Post only'), 200, { kind: 'rejected', message: 'Coinbase: Post only' }],
    [refusal('UNKNOWN_FAILURE_REASON'), 200, { kind: 'unknown' }],
    [{ success: true }, 200, { kind: 'unknown' }],
    [{ ...placed, success_response: { order_id: 'x', client_order_id: 'theirs' } }, 200, { kind: 'unknown' }],
    [{ error: 'PERMISSION_DENIED', message: 'no' }, 403, { kind: 'rejected', reason: 'permissionMissing' }],
    [{ error: 'unauthorized', message: 'no' }, 401, { kind: 'rejected', reason: 'credentialsInvalid' }],
    [{ error: 'whatever', message: 'no' }, 401, { kind: 'rejected', reason: 'tokenExpired' }],
    [{ error: 'INTERNAL', message: 'oops' }, 500, { kind: 'unknown' }],
    ['<html>', 200, { kind: 'unknown' }],
  ])('%o with %i is %o', async (body, status, outcome) => {
    const { orders, calls } = withAnswers({ [`POST ${path}`]: { status, body } })
    expect(await orders.place(credentials, order)).toMatchObject(outcome)
    expect(calls(`POST ${path}`)).toBe(1)
  })

  test('sends exactly the order, and nothing after its deadline', async () => {
    const { orders, requests, calls } = withAnswers({ [`POST ${path}`]: { body: placed } })
    await orders.place(credentials, { ...order, timeInForce: 'postOnly' })
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({
      client_order_id: 'ours',
      product_id: 'BTC-USD',
      side: 'BUY',
      order_configuration: { limit_limit_gtc: { base_size: '0.001', limit_price: '10000', post_only: true } },
    })
    expect(await orders.place(credentials, { ...order, notAfterMs: 0 })).toMatchObject({ kind: 'rejected' })
    expect(calls(`POST ${path}`)).toBe(1)
  })

  test('never throws for any mutation of the response, and is accepted only with our own order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutationOf(placed), mutationOf(refusal('INSUFFICIENT_FUND'))), async body => {
        const { orders } = withAnswers({ [`POST ${path}`]: { body } })
        const outcome = await orders.place(credentials, order)
        expect(JSON.stringify(outcome)).not.toContain(credentials.accessToken)
        if (outcome.kind === 'accepted') expect(outcome.upstreamId).toMatch(/^[A-Za-z0-9_-]+$/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('reading orders', () => {
  const list = `GET ${path}/historical/batch`

  test('looks for our reference page by page', async () => {
    const other = { ...upstream, order_id: 'b', client_order_id: 'theirs' }
    const pages = [
      { body: { orders: [other], has_next: true, cursor: 'next' } },
      { body: { orders: [upstream], has_next: false, cursor: '' } },
    ]
    const { orders, requests } = withAnswers({ [list]: pages })
    const key = { reference: 'ours', symbol: 'BTC', paymentSymbol: 'USD', sinceMs: 1_760_000_000_000 }
    expect(await orders.find(credentials, key)).toMatchObject({ upstreamId: upstream.order_id })
    expect(requests.map(({ url }) => new URL(url).searchParams.get('cursor'))).toEqual([null, 'next'])
  })

  test('an endless or stuck list is an error and never "no trace"', async () => {
    const key = { reference: 'ours', symbol: 'BTC', paymentSymbol: 'USD', sinceMs: 0 }
    for (const cursor of ['again', '']) {
      const { orders } = withAnswers({ [list]: { body: { orders: [], has_next: true, cursor } } })
      await expect(orders.find(credentials, key)).rejects.toMatchObject({ kind: 'malformed' })
    }
  })

  test('any mutation of a list gives orders or an error', async () => {
    await fc.assert(
      fc.asyncProperty(mutationOf({ orders: [upstream], has_next: false, cursor: '' }), async body => {
        const { orders } = withAnswers({ [list]: { body } })
        const page = await orders.list(credentials, { count: 5, markets: [] }).catch((error: unknown) => error)
        if (page instanceof Error) expect(page.name).toBe('ConnectorError')
        else expect(page).toMatchObject({ orders: expect.any(Array) })
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [{ success: true, failure_reason: '' }, undefined],
    [{ success: false, failure_reason: 'DUPLICATE_CANCEL_REQUEST' }, undefined],
    [{ success: false, failure_reason: 'UNKNOWN_CANCEL_ORDER' }, 'refused'],
  ])('a cancel answered %o', async (result, kind) => {
    const body = { results: [{ ...result, order_id: upstream.order_id }] }
    const { orders } = withAnswers({ [`POST ${path}/batch_cancel`]: { body } })
    const cancelling = orders.cancel(credentials, upstream.order_id)
    if (kind === undefined) await expect(cancelling).resolves.toBeUndefined()
    else await expect(cancelling).rejects.toMatchObject({ kind })
  })
})
