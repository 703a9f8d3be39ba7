import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandboxChains } from '../chains/startSandboxChains.ts'
import type { SandboxChains } from '../chains/ports.ts'
import { startInstitutions, type Institutions } from './startInstitutions.ts'
import { binanceClient } from './testing/binanceClient.ts'
import { coinbaseClient } from './testing/coinbaseClient.ts'

let chains: SandboxChains
let sandbox: Institutions
beforeAll(async () => {
  chains = await startSandboxChains({ blockTimeMs: 0 })
  sandbox = await startInstitutions({ chains, settleDelayMs: 0, tickMs: 0 })
})
afterAll(async () => {
  await sandbox?.stop()
  await chains?.stop()
})

const TO = '0x00000000000000000000000000000000000000A1'
const BASE = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const SEPOLIA = '03b2d786-7092-4a6a-9737-d6013e21819b'

test('coins of both institutions arrive on real chains', async () => {
  const coinbase = coinbaseClient(sandbox.origin)
  const { access_token } = await coinbase.connect('Mesh')
  const body = { type: 'send', to: TO, amount: '10', currency: 'USDC', network: 'base', idem: 'real' }
  await coinbase.api(access_token, 'POST', '/v2/accounts/USDC/transactions', body, { 'cb-2fa-token': '123456' })
  const binance = binanceClient(sandbox.origin, sandbox.clock.nowMs, 'Mesh')
  const eth = { coin: 'ETH', network: 'ETH', address: TO, amount: '1.5' }
  await binance.call('POST', '/sapi/v1/capital/withdraw/apply', eth)
  await sandbox.settle()
  const [usdc, ether] = sandbox.ledger.withdrawals()
  expect([usdc?.status, ether?.status]).toEqual(['completed', 'completed'])
  const coins = (networkId: string, symbol: string) => chains.balanceOf({ networkId, symbol, address: TO })
  await expect.poll(() => coins(BASE, 'USDC')).toBe(10_000_000n)
  await expect.poll(() => coins(SEPOLIA, 'ETH')).toBe(1_499_900_000_000_000_000n)
})
