import { expect, test } from 'vitest'

import { createFormat } from './createFormat.ts'

test('shows every digit of what is sent and cuts balances', () => {
  const format = createFormat('en-US')
  expect(format.asset('1234.000000000000000001', 'ETH')).toBe('1,234.000000000000000001\u00a0ETH')
  expect(format.balance('0.9999999', 'BTC')).toBe('0.999999\u00a0BTC')
  expect(format.fiat('12.5', 'USD')).toBe('$12.50')
})
