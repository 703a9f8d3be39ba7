import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const PATH = '/api/v3/brokerage/orders'
const start = async (persona = 'Mesh') => {
  const sandbox = openInstitutions(coinbase)
  const client = coinbaseClient(sandbox)
  const { access_token } = await client.connect(persona)
  const call = (method: string, path: string, body?: object) => client.api(access_token, method, `${PATH}${path}`, body)
  const books = () => ['USD', 'ETH'].map(asset => sandbox.ledger.balance('coinbase', 'Mesh', asset))
  return { sandbox, call, books }
}
const order = (order_configuration: object, client_order_id = 'ours') => ({
  client_order_id,
  product_id: 'ETH-USD',
  side: 'BUY',
  order_configuration,
})
const buyFor = (quote_size: string) => order({ market_market_ioc: { quote_size } })
const resting = order({ limit_limit_gtc: { base_size: '1', limit_price: '2000' } }, 'resting')

test('a second order under one client_order_id is the first one, and trades once', async () => {
  const { call, books, sandbox } = await start()
  const first = (await call('POST', '', buyFor('301.80'))).body
  expect(first).toMatchObject({ success: true, success_response: { product_id: 'ETH-USD', client_order_id: 'ours' } })
  expect((await call('POST', '', buyFor('301.80'))).body.success_response).toEqual(first.success_response)
  expect(books()).toEqual(['9999698.2', '50.1'])
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [buyFor('99999999'), 'INSUFFICIENT_FUND'],
  [buyFor('0.5'), 'INVALID_ORDER_SIZE'],
  [
    order({ limit_limit_gtc: { base_size: '1', limit_price: '3000', post_only: true } }),
    'INVALID_LIMIT_PRICE_POST_ONLY',
  ],
])('%j is refused in an answer of 200, and its preview says the same', async (body, failure) => {
  const { call, books } = await start()
  const { status, body: answer } = await call('POST', '', body)
  expect([status, answer.success, answer.error_response.error]).toEqual([200, false, failure])
  expect((await call('POST', '/preview', body)).body.errs).toEqual([`PREVIEW_${failure}`])
  expect(books()).toEqual(['10000000', '50'])
})

test('a preview returns the cost of an order including fees, and moves nothing', async () => {
  const { call, books } = await start()
  expect((await call('POST', '/preview', buyFor('301.80'))).body).toMatchObject({
    order_total: '301.80',
    commission_total: '1.80',
    quote_size: '300.00',
    base_size: '0.1',
    errs: [],
  })
  expect(books()).toEqual(['10000000', '50'])
})

test('cancelling releases the held amount once, and returns an error for each invalid id', async () => {
  const { call, books } = await start()
  const { order_id: id } = (await call('POST', '', resting)).body.success_response
  expect(books()).toEqual(['9997988', '50'])
  const cancel = async () => (await call('POST', '/batch_cancel', { order_ids: [id, 'none'] })).body.results
  expect(await cancel()).toMatchObject([{ success: true }, { failure_reason: 'UNKNOWN_CANCEL_ORDER' }])
  expect(await cancel()).toMatchObject([{ failure_reason: 'INVALID_CANCEL_REQUEST' }, { success: false }])
  expect(books()).toEqual(['10000000', '50'])
  expect((await call('GET', `/historical/${id}`)).body.order.status).toBe('CANCELLED')
  expect((await call('GET', '/historical/none')).status).toBe(404)
})

test('the history is followed by its cursor, newest first, without losing or repeating one', async () => {
  const { call } = await start()
  await call('POST', '', resting)
  const all = (await call('GET', '/historical/batch')).body.orders as { order_id: string; created_time: string }[]
  expect(all[0]).toMatchObject({ status: 'OPEN' })
  const times = all.map(({ created_time }) => created_time)
  expect(times).toEqual(times.toSorted().reverse())
  const ids: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { body } = await call('GET', `/historical/batch?limit=2&cursor=${cursor}`)
    ids.push(...body.orders.map(({ order_id }: { order_id: string }) => order_id))
    cursor = body.has_next ? (body.cursor as string) : undefined
  }
  expect(ids).toEqual(all.map(({ order_id }) => order_id))
  expect((await call('GET', '/historical/batch?cursor=none')).status).toBe(400)
})

test('orders are found by market and time, the end left out', async () => {
  const { call } = await start()
  const count = async (query: string) => (await call('GET', `/historical/batch?${query}`)).body.orders.length
  expect(await count('product_ids=SOL-USD')).toBe(2)
  expect(await count('product_ids=SOL-USD&product_ids=BTC-USD')).toBe(4)
  expect(await count('start_date=2024-03-04T20:31:48Z&end_date=2024-03-18T13:27:05Z')).toBe(1)
})

test.each([
  ['suspended', 'no grant'],
  ['restrictedRegion', 451],
  ['kycMissing', 403],
])('%s places nothing: %s', async (persona, status) => {
  const { call } = await start(persona)
  expect((await call('POST', '', buyFor('10'))).status).toBe(status === 'no grant' ? 401 : status)
})
