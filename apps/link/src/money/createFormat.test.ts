import { expect, test } from 'vitest'

import { createFormat } from './createFormat.ts'

test('sent amounts show every digit, and balances are shortened', () => {
  const format = createFormat('en-US')
  expect(format.asset('1234.000000000000000001', 'ETH')).toBe('1,234.000000000000000001\u00a0ETH')
  expect(format.balance('0.9999999', 'BTC')).toBe('0.999999\u00a0BTC')
  expect(format.fiat('12.5', 'USD')).toBe('$12.50')
})

test('the sign of a currency keeps its order on a page from right to left', () => {
  expect(createFormat('ar').fiat('50', 'USD')).toMatch(/50\.00\s\u2066(US)?\$\u2069/)
  expect(createFormat('de').fiat('50', 'USD')).not.toContain('\u2066')
})

test('the past is in minutes for an hour, then a time, then a day', () => {
  const { ago } = createFormat('en-US')
  const noon = new Date(2026, 2, 9, 12).getTime()
  const texts = [0, 59_999, 60_000, 59 * 60_000, 60 * 60_000, 13 * 3_600_000, -5_000].map(ms => ago(noon - ms, noon))
  expect(texts.map(text => text.replace('\u202f', ' '))).toEqual([
    'now',
    'now',
    '1 minute ago',
    '59 minutes ago',
    '11:00 AM',
    'Mar 8, 2026',
    'now',
  ])
})
