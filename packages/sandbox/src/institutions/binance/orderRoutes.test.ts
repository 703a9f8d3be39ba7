import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance } from './simulator.ts'

const PATH = '/api/v3/order'
const market = { symbol: 'ETHUSDT', side: 'BUY', type: 'MARKET', quoteOrderQty: '300' }
const resting = { symbol: 'ETHUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '2000' }

const start = () => {
  const sandbox = openInstitutions(binance)
  const as = (key: string) => binanceClient(sandbox, sandbox.clock.nowMs, key)
  const books = () => ['USDT', 'ETH'].map(asset => sandbox.ledger.balance('binance', 'Mesh', asset))
  return { sandbox, as, mesh: as('Mesh'), books }
}

test('a market order by money trades at once, and its fee is deducted from the coins bought', async () => {
  const { mesh, books, sandbox } = start()
  const { body } = await mesh.call('POST', PATH, market)
  expect(body).toMatchObject({ status: 'FILLED', executedQty: '0.10000000', cummulativeQuoteQty: '300.00000000' })
  expect(body.fills).toMatchObject([{ commission: '0.00010000', commissionAsset: 'ETH' }])
  expect(books()).toEqual(['9700', '50.0999'])
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('a limit order holds its money until it is cancelled, which is done once', async () => {
  const { mesh, books } = start()
  const placed = await mesh.call('POST', PATH, { ...resting, newClientOrderId: 'ours' })
  expect(placed.body).toMatchObject({ status: 'NEW', fills: [] })
  expect(books()).toEqual(['8000', '50'])
  expect((await mesh.call('GET', '/api/v3/openOrders')).body).toMatchObject([{ clientOrderId: 'ours' }])
  const one = { symbol: 'ETHUSDT', origClientOrderId: 'ours' }
  expect((await mesh.call('DELETE', PATH, one)).body).toMatchObject({ status: 'CANCELED', origClientOrderId: 'ours' })
  expect(books()).toEqual(['10000', '50'])
  expect((await mesh.call('DELETE', PATH, one)).body.code).toBe(-2011)
})

test('an id is refused while its order is open, and taken again afterwards; then it names the last', async () => {
  const { mesh } = start()
  const order = { ...resting, newClientOrderId: 'ours' }
  const first = (await mesh.call('POST', PATH, order)).body.orderId
  expect((await mesh.call('POST', PATH, order)).body).toEqual({ code: -2010, msg: 'Duplicate order sent.' })
  await mesh.call('DELETE', PATH, { symbol: 'ETHUSDT', orderId: String(first) })
  const second = (await mesh.call('POST', PATH, order)).body.orderId
  expect((await mesh.call('GET', PATH, { symbol: 'ETHUSDT', origClientOrderId: 'ours' })).body.orderId).toBe(second)
})

test('a test order looks at the parameters and moves nothing, even where the balance is too small', async () => {
  const { mesh, books } = start()
  const dear = { ...market, quoteOrderQty: '99999' }
  expect((await mesh.call('POST', `${PATH}/test`, dear)).body).toEqual({})
  const rates = await mesh.call('POST', `${PATH}/test`, { ...dear, computeCommissionRates: 'true' })
  expect(rates.body.standardCommissionForOrder.taker).toBe('0.00100000')
  expect((await mesh.call('POST', `${PATH}/test`, { ...dear, side: 'HOLD' })).body.code).toBe(-1117)
  expect(books()).toEqual(['10000', '50'])
})

test.each([
  [{ quoteOrderQty: '10000.01' }, -2010],
  [{ newClientOrderId: 'with space' }, -1100],
  [{ newClientOrderId: 'x'.repeat(37) }, -1100],
])('an order with %j is refused with %i, and nothing moves', async (change, code) => {
  const { mesh, books } = start()
  expect((await mesh.call('POST', PATH, { ...market, ...change })).body.code).toBe(code)
  expect(books()).toEqual(['10000', '50'])
})

test('an order that must rest and would trade is refused', async () => {
  const { mesh } = start()
  const maker = { symbol: 'ETHUSDT', side: 'BUY', type: 'LIMIT_MAKER', quantity: '1', price: '3000' }
  expect((await mesh.call('POST', PATH, maker)).body.msg).toBe('Order would immediately match and take.')
})

test.each([
  ['readOnlyKey', 401, -2015],
  ['kycMissing', 400, -2010],
  ['restrictedRegion', 451, 0],
])('%s places and cancels nothing', async (persona, status, code) => {
  const client = start().as(persona)
  for (const method of ['POST', 'DELETE']) {
    const answer = await client.call(method, PATH, market)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
})

test('orders are looked up by market, the last ones first left out', async () => {
  const { mesh, as } = start()
  const all = (await mesh.call('GET', '/api/v3/allOrders', { symbol: 'ETHUSDT' })).body as { orderId: number }[]
  const last = await mesh.call('GET', '/api/v3/allOrders', { symbol: 'ETHUSDT', limit: '1' })
  expect(last.body).toEqual(all.slice(-1))
  const code = async (path: string, params: Record<string, string>) => (await mesh.call('GET', path, params)).body.code
  expect(await code('/api/v3/allOrders', { symbol: 'NOPE' })).toBe(-1121)
  expect(await code('/api/v3/allOrders', { symbol: 'ETHUSDT', limit: '1001' })).toBe(-1130)
  expect(await code(PATH, { symbol: 'ETHUSDT' })).toBe(-1102)
  expect(await code(PATH, { symbol: 'ETHUSDT', orderId: '1' })).toBe(-2013)
  const foreign = { symbol: 'ETHUSDT', orderId: String(all[0]?.orderId) }
  expect((await as('MeshETH').call('GET', PATH, foreign)).body.code).toBe(-2013)
})
