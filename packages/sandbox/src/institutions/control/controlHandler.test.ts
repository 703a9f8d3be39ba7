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

test('the scenario lists the possible and the active faults', async () => {
  await fault('hang', { times: 3 })
  await sandbox.control('POST', '/health', { institution: 'binance', up: false })
  const { body } = await sandbox.control('GET', '/scenario')
  expect(body).toMatchObject({
    nowMs: sandbox.clock.nowMs(),
    password: 'Pass123',
    hosts: expect.arrayContaining([{ host: 'api.binance.com', institution: 'binance', isUp: false }]),
    faults: [{ host: 'api.binance.com', mode: 'hang', times: 3 }],
    personas: expect.arrayContaining([{ name: 'dust', about: 'Balances below every minimum' }]),
    faultModes: expect.arrayContaining([expect.objectContaining({ mode: 'redirect' })]),
    amounts: expect.arrayContaining([expect.objectContaining({ fraction: '.444' })]),
  })
})

test('a web page cannot reach the controls, and the control API has a page for people', async () => {
  const foreign = await sandbox.fetch(`${sandbox.origin}/control/ledger`, {
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(401)
  expect(await (await sandbox.fetch(sandbox.origin)).text()).toContain('MeshUSDC')
  expect((await sandbox.fetch(`${sandbox.origin}/anything`)).status).toBe(404)
})
