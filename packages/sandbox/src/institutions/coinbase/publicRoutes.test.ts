import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const get = (path: string, headers = {}) => client.api('', 'GET', path, undefined, headers)

test('the time is the sandbox’s, in the words of both APIs', async () => {
  const [iso, epoch] = ['2035-01-12T09:00:00Z', Date.UTC(2035, 0, 12, 9) / 1_000]
  expect((await get('/v2/time')).body.data).toEqual({ iso, epoch })
  expect((await get('/api/v3/brokerage/time')).body).toMatchObject({ iso, epochSeconds: String(epoch) })
})

test('a request without an API version gets a warning in the response', async () => {
  expect((await get('/v2/time')).body).not.toHaveProperty('warnings')
  expect((await get('/v2/time', { 'cb-version': 'latest' })).body.warnings).toMatchObject([{ id: 'missing_version' }])
})

test('money and coins are two lists', async () => {
  const codes = async (path: string, name: string) =>
    (await get(path)).body.data.map((row: Record<string, string>) => row[name])
  expect(await codes('/v2/currencies', 'id')).toEqual(['USD', 'EUR', 'GBP'])
  const coins = await codes('/v2/currencies/crypto', 'code')
  expect(coins).toContain('ETH')
  expect(coins).not.toContain('USD')
})

test.each([
  ['/v2/exchange-rates?currency=NOPE', 400],
  ['/v2/prices/NOPE-USD/spot', 404],
  ['/v2/prices/ETH/spot', 404],
  ['/api/v3/brokerage/market/products/NOPE-USD', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

test('there are spot markets only', async () => {
  const count = async (query: string) => (await get(`/api/v3/brokerage/market/products${query}`)).body.num_products
  expect(await count('')).toBeGreaterThan(10)
  expect(await count('?product_type=FUTURE')).toBe(0)
})
