import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

test('long bodies are refused', async () => {
  const response = await fetch(`${sandbox.origin}/~api.binance.com/sapi/v1/capital/withdraw/apply`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect(response.status).toBe(413)
})

test('the Host header distinguishes hosts', async () => {
  const status = (host: string, path: string) =>
    new Promise(resolve => {
      request(`${sandbox.origin}${path}`, { headers: { host } }, reply => resolve(reply.resume().statusCode)).end()
    })
  expect(await status('api.binance.com', '/api/v3/ping')).toBe(200)
  expect(await status('api.coinbase.com', '/v2/time')).toBe(200)
  expect(await status('api.coinbase.com', '/api/v3/ping')).toBe(404)
  expect(await status('api.elsewhere.com', '/v2/time')).toBe(404)
})
