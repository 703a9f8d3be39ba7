import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
beforeEach(async () => void (sandbox = await startWithMemory()))
afterEach(() => sandbox.stop())

const APPLY = '/sapi/v1/capital/withdraw/apply'
const order = { coin: 'USDC', network: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '10' }
const apply = () => binanceClient(sandbox.origin, sandbox.clock.nowMs, 'Mesh').call('POST', APPLY, order)
const fault = (mode: string, more: object = {}) =>
  sandbox.control('POST', '/faults', { host: 'api.binance.com', method: 'POST', path: APPLY, mode, ...more })
const created = () => sandbox.ledger.withdrawals().length

test('a reset before leaves nothing, a reset after leaves one withdrawal', async () => {
  await fault('resetBefore')
  await expect(apply()).rejects.toThrow()
  expect(created()).toBe(0)
  await fault('resetAfter')
  await expect(apply()).rejects.toThrow()
  expect(created()).toBe(1)
  expect((await apply()).status).toBe(200)
  const { body } = await sandbox.control('GET', '/requests')
  expect(body.requests).toContainEqual({ host: 'api.binance.com', method: 'POST', path: APPLY, count: 3 })
})

test.each([
  ['10.454', 0],
  ['10.787', 1],
])('an amount of which %s less the fee arrives breaks its connection, with %i created', async (amount, count) => {
  const client = binanceClient(sandbox.origin, sandbox.clock.nowMs, 'Mesh')
  await expect(client.call('POST', APPLY, { ...order, amount })).rejects.toThrow()
  expect(created()).toBe(count)
})

test('a hang holds the answer until it is let go', async () => {
  await fault('hang')
  const answer = apply()
  while (created() === 0) await new Promise(resolve => setImmediate(resolve))
  await sandbox.control('POST', '/faults/release')
  expect((await answer).status).toBe(200)
})

test.each([
  ['status', { code: 502, body: '{"code":-1000}' }, 0],
  ['status', { code: 500, afterSideEffect: true }, 1],
  ['emptyObject200', {}, 0],
  ['schemaDrift', {}, 1],
  ['latency', { ms: 1 }, 1],
])('%s %j', async (mode, more, count) => {
  await fault(mode, more)
  const { body } = await apply()
  expect(created()).toBe(count)
  if (mode !== 'latency') expect(body.id).toBeUndefined()
})

test('a page of HTML and half a body cannot be read', async () => {
  for (const mode of ['htmlPage200', 'truncate']) {
    await fault(mode)
    await expect(apply()).rejects.toThrow()
  }
  expect(created()).toBe(1)
})

test('rate limits name the time to wait, a redirect leads away, in the words of the host', async () => {
  await fault('rateLimit', { retryAfter: 7, code: 418 })
  const send = () => fetch(`${sandbox.origin}/~api.binance.com${APPLY}`, { method: 'POST', redirect: 'manual' })
  const limited = await send()
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([418, '7'])
  await fault('redirect')
  expect((await send()).status).toBe(302)
})

test('faults that make no sense are refused', async () => {
  expect((await sandbox.control('POST', '/faults', { host: 'elsewhere', mode: 'hang' })).status).toBe(400)
  expect((await fault('explode')).status).toBe(400)
  expect((await fault('hang', { times: 0 })).status).toBe(400)
})

test('an institution can be taken down and up', async () => {
  await sandbox.control('POST', '/health', { institution: 'binance', up: false })
  expect((await apply()).status).toBe(503)
  await sandbox.control('POST', '/health', { institution: 'binance', up: true })
  expect((await apply()).status).toBe(200)
})

test('balances are set and reset, and stay balanced', async () => {
  await sandbox.control('POST', '/personas/Mesh/balances', { institution: 'binance', balances: { USDC: '3.5' } })
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('3.5')
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC')).toBe('10000')
  await sandbox.control('POST', '/personas/Mesh/reset')
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('10000')
  expect(sandbox.ledger.unbalanced()).toEqual([])
  expect((await sandbox.control('POST', '/personas/Mesh/balances', { balances: { USDC: '-1' } })).status).toBe(400)
})

test('a web page cannot reach the controls, and the control API has a page for people', async () => {
  const foreign = await fetch(`${sandbox.origin}/control/ledger`, { headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(401)
  expect(await (await fetch(sandbox.origin)).text()).toContain('MeshUSDC')
  expect((await fetch(`${sandbox.origin}/anything`)).status).toBe(404)
})

test('long bodies are refused', async () => {
  const response = await fetch(`${sandbox.origin}/~api.binance.com${APPLY}`, {
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

test('tokens, coins, orders and the clock outlive the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'institutions-'))
  const first = await startWithMemory(folder)
  const { access_token } = await coinbaseClient(first.origin).connect('MeshETH')
  await binanceClient(first.origin, first.clock.nowMs, 'Mesh').call('POST', APPLY, order)
  await first.control('POST', '/clock/advance', { ms: 600_000 })
  await first.stop()
  const second = await startWithMemory(folder)
  expect(second.clock.nowMs() - Date.now()).toBeGreaterThan(590_000)
  expect((await coinbaseClient(second.origin).api(access_token, 'GET', '/v2/user')).status).toBe(200)
  expect(second.ledger.balance('binance', 'Mesh', 'USDC')).toBe('9990')
  expect(second.ledger.withdrawals()).toHaveLength(1)
  await second.stop()
  rmSync(folder, { recursive: true })
})
