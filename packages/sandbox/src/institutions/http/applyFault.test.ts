import { beforeEach, expect, test } from 'vitest'
import { binance } from '../binance/simulator.ts'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'

let sandbox: ReturnType<typeof openInstitutions>
beforeEach(() => void (sandbox = openInstitutions(binance)))

const APPLY = '/sapi/v1/capital/withdraw/apply'
const order = { coin: 'USDC', network: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '10' }
const apply = () => binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh').call('POST', APPLY, order)
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
])('the fault %s %j leaves %i withdrawals', async (mode, more, count) => {
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

test('a browser gets a page of the institution that is down', async () => {
  await fault('status', { code: 503, times: 2 })
  const read = (accept: string) =>
    sandbox.fetch(`${sandbox.origin}/~api.binance.com${APPLY}`, { method: 'POST', headers: { accept } })
  const page = await read('text/html,application/xhtml+xml')
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await (await read('application/json')).text()).toBe('{}')
})

test('rate limits name the time to wait, a redirect leads away, in the words of the host', async () => {
  await fault('rateLimit', { retryAfter: 7, code: 418 })
  const send = () => sandbox.fetch(`${sandbox.origin}/~api.binance.com${APPLY}`, { method: 'POST', redirect: 'manual' })
  const limited = await send()
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([418, '7'])
  await fault('redirect')
  expect((await send()).status).toBe(302)
})
