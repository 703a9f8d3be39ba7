import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { binance } from './binance/simulator.ts'
import { binanceClient } from './testing/binanceClient.ts'
import { coinbaseClient } from './testing/coinbaseClient.ts'
import { openInstitutions } from './testing/openInstitutions.ts'
import { startWithMemory } from './testing/startWithMemory.ts'

const APPLY = '/sapi/v1/capital/withdraw/apply'
const order = { coin: 'USDC', network: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '10' }

test.each([
  ['10.454', 0],
  ['10.787', 1],
])('an amount of which %s less the fee arrives breaks its connection, with %i created', async (amount, count) => {
  const sandbox = openInstitutions(binance)
  const client = binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh')
  await expect(client.call('POST', APPLY, { ...order, amount })).rejects.toThrow()
  expect(sandbox.ledger.withdrawals().length).toBe(count)
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
