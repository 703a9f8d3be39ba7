import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const sandbox = openInstitutions(binance, binanceUs)
const get = async (path: string, host = 'api.binance.com') => {
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`)
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}

test('every market of the exchange has a price, and one that there is not is refused', async () => {
  const { symbols } = (await get('/api/v3/exchangeInfo')).body as { symbols: { symbol: string }[] }
  const prices = (await get('/api/v3/ticker/price')).body as { symbol: string; price: string }[]
  expect(prices.map(({ symbol }) => symbol)).toEqual(symbols.map(({ symbol }) => symbol))
  expect(prices.find(({ symbol }) => symbol === 'DOGEUSDT')?.price).toBe('0.10000000')
  for (const path of ['/api/v3/ticker/price', '/api/v3/exchangeInfo']) {
    expect(await get(`${path}?symbol=NOPE`)).toMatchObject({ status: 400, body: { code: -1121 } })
  }
})

test('one market is described alone, with the weight of the exchange that is asked', async () => {
  const one = async (host?: string) => (await get('/api/v3/exchangeInfo?symbol=ETHUSDT', host)).body
  expect((await one()).symbols).toHaveLength(1)
  expect((await one()).rateLimits).toMatchObject([{ limit: 6_000 }])
  expect((await one('api.binance.us')).rateLimits).toMatchObject([{ limit: 1_200 }])
})

test('an outage is reported by the status call, and all other calls are unavailable', async () => {
  await sandbox.control('POST', '/health', { institution: 'binance', up: false })
  expect((await get('/sapi/v1/system/status')).body).toEqual({ status: 1, msg: 'system maintenance' })
  expect((await get('/api/v3/ping')).status).toBe(503)
  await sandbox.control('POST', '/health', { institution: 'binance', up: true })
  expect((await get('/sapi/v1/system/status')).body).toEqual({ status: 0, msg: 'normal' })
})
