import { describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../kit/testing/cannedEgress.ts'
import { createCoinbasePriceList } from './createCoinbasePriceList.ts'
import { createPriceLists, priceListHosts } from './createPriceLists.ts'

const paths = ['GET /v2/exchange-rates', 'GET /0/public/Ticker', 'GET /v0/ticker/USD'] as const
const answering = (canned: Canned) => cannedEgress(Object.fromEntries(paths.map(path => [path, canned]))).egress

const coinbase = (rates: Record<string, unknown>, currency = 'USD') =>
  createCoinbasePriceList(answering({ body: { data: { currency, rates } } })).load()

describe('Coinbase', () => {
  test('converts units per dollar to dollars per unit without float errors', async () => {
    const rates = { BTC: '0.00001666666666666667', USDC: '1', EUR: '0.9090909090909091', SHIB: '76923.0769230769231' }
    expect([...(await coinbase(rates))]).toEqual([
      ['BTC', '60000'],
      ['USDC', '1'],
      ['EUR', '1.1'],
      ['SHIB', '0.000013'],
    ])
  })

  test('invalid rates are left out, and all others are kept', async () => {
    const odd = { ZERO: '0', MINUS: '-1', TEXT: 'x', NULL: null, HUGE: '9'.repeat(60), LARGE: '0.0000000001' }
    expect([...(await coinbase({ ...odd, BTC: '0.000016' }))]).toEqual([
      ['LARGE', '10000000000'],
      ['BTC', '62500'],
    ])
  })

  test('ignores rates in other currencies', async () => {
    await expect(coinbase({ BTC: '0.00002' }, 'EUR')).rejects.toThrow('malformed')
  })
})

test.each<[string, Canned]>([
  ['HTTP 500', { status: 500, body: {} }],
  ['a page', { body: '<html>' }],
  ['another answer', { body: { data: [] } }],
  ['no answer', { fail: new Error('reset') }],
])('%s is no price list', async (_, canned) => {
  for (const list of createPriceLists(answering(canned))) await expect(list.load()).rejects.toThrow()
})

test('each list calls only its own listed host', async () => {
  const { egress, requests } = cannedEgress({})
  for (const list of createPriceLists(egress)) await list.load().catch(() => undefined)
  expect(requests.map(({ url }) => new URL(url).hostname)).toEqual(priceListHosts)
})
