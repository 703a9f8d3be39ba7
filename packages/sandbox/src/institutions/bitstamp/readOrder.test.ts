import { expect, test } from 'vitest'
import { bitstampClient } from '../testing/bitstampClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bitstamp } from './simulator.ts'

const sandbox = openInstitutions(bitstamp)
const as = (key: string) => bitstampClient(sandbox, sandbox.clock.nowMs, key)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = 'usdc_withdrawal'
const order = (change: Record<string, string> = {}) => ({ amount: '10', address: TO, network: 'ethereum', ...change })

test.each([
  [{ amount: '10001' }, '__all__', /^You have only 10000\.000000 USDC available/],
  [{ amount: '0.5' }, 'amount', /greater than or equal to 1\.$/],
  [{ amount: '1.0000001' }, 'amount', /no more than 6 decimal places/],
  [{ amount: '-1' }, 'amount', /^Enter a number/],
  [{ amount: '' }, '__all__', /^Missing amount/],
  [{ address: '' }, '__all__', /^Missing amount/],
  [{ address: '0x12' }, 'address', /at least 25 characters \(it has 4\)/],
  [{ address: `0x${'1'.repeat(120)}` }, 'address', /at most 100 characters/],
  [{ address: `0x${'0'.repeat(40)}` }, 'address', /^Invalid address/],
  [{ network: 'tron' }, 'network', /^Invalid network selection/],
  [{ network: 'solana' }, '__all__', /currently unavailable/],
])('refuses %j by its %s', async (change, field, reason) => {
  const { status, body } = await as('MeshUSDC').post(WITHDRAW, order(change as Record<string, string>))
  expect(status).toBe(400)
  expect(body.reason[field][0]).toMatch(reason)
})
