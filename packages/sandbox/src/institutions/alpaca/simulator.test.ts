import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const get = async (host: string, path: string) => {
  const headers = { 'apca-api-key-id': 'Mesh', 'apca-api-secret-key': 'Pass123' }
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

test('each of its hosts answers its own paths only', async () => {
  const trades = '/v1beta3/crypto/us/latest/trades?symbols=BTC%2FUSD'
  expect((await get('data.alpaca.markets', trades)).status).toBe(200)
  expect((await get('api.alpaca.markets', trades)).status).toBe(404)
  expect((await get('api.alpaca.markets', '/v2/assets')).status).toBe(200)
  expect((await get('app.alpaca.markets', '/v2/assets')).status).toBe(404)
})

test('too many requests get Alpaca’s own error response', async () => {
  await sandbox.control('POST', '/faults', { host: 'api.alpaca.markets', path: '/v2/account', mode: 'rateLimit' })
  expect(await get('api.alpaca.markets', '/v2/account')).toMatchObject({
    status: 429,
    body: { code: 42910000, message: 'rate limit exceeded' },
  })
})
