import { expect, test } from 'vitest'
import { openUphold } from '../testing/openUphold.ts'

const { order, quote } = await openUphold()

test.each([
  [{ denomination: { amount: '20000', currency: 'USDC', target: 'destination' } }, 'denomination', 'sufficient_funds'],
  [
    { denomination: { amount: '0.5', currency: 'USDC', target: 'destination' } },
    'denomination',
    'greater_than_or_equal_to',
  ],
  [{ denomination: { amount: '1.0000001', currency: 'USDC' } }, 'denomination', 'decimal'],
  [{ denomination: { amount: '1', currency: 'ETH' } }, 'denomination', 'currency'],
  [{ destination: '0x123' }, 'destination', 'destination'],
  [{ destination: 'foo@bar.example' }, 'destination', 'destination'],
  [{ reference: 'r'.repeat(101) }, 'reference', 'length'],
])('a withdrawal refuses %j', async (change, field, code) => {
  const { status, body } = await quote(order(change))
  expect([status, body.code]).toEqual([400, 'validation_failed'])
  expect(JSON.stringify(body.errors[field])).toContain(`"code":"${code}"`)
})
