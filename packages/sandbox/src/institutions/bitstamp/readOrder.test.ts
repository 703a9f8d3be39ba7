import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { as, WITHDRAW, order } = openBitstamp()

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
