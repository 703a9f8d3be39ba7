import { beforeEach, expect, test } from 'vitest'
import { bybitClient } from '../testing/bybitClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
const as = (key: string, secret?: string) => bybitClient(sandbox, sandbox.clock.nowMs, key, secret)
// A coin can be withdrawn on a chain once in ten seconds.
beforeEach(() => sandbox.clock.advance(10_000))
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CREATE = '/v5/asset/withdraw/create'
const order = (change: object = {}) => ({
  coin: 'USDC',
  chain: 'ETH',
  address: TO,
  amount: '10',
  timestamp: sandbox.clock.nowMs(),
  forceChain: 1,
  accountType: 'FUND',
  feeType: 0,
  ...change,
})

test.each([
  [{ amount: '10001' }, 131212],
  [{ amount: '0.5' }, 131096],
  [{ amount: '20000000' }, 131096],
  [{ amount: '1.0000001' }, 131002],
  [{ amount: '-1' }, 131002],
  [{ address: '0x12' }, 131002],
  [{ coin: 'NOPE' }, 131002],
  [{ chain: 'TRX' }, 131002],
  [{ chain: 'SOL' }, 131097],
  [{ coin: '' }, 131002],
  [{ accountType: 'SPOT' }, 131002],
  [{ requestId: 'with-hyphen' }, 131002],
  [{ timestamp: 1 }, 131002],
  [{ forceChain: 2 }, 131077],
])('refuses %j with %i', async (change, code) => {
  expect((await as('MeshUSDC').post(CREATE, order(change))).body.retCode).toBe(code)
})
