import { expect, test } from 'vitest'

import { english } from '../testing/english.ts'
import { amountText } from './amountText.ts'
import { createFormat } from './createFormat.ts'

const text = (row: Parameters<typeof amountText>[0], rounding?: 'up' | 'down') =>
  amountText(row, english, createFormat('en'), rounding)

test('a maximum debit in dollars is rounded up to the cent, and down where it arrives', () => {
  expect(text({ symbol: 'USD', amount: '10.001' })).toBe('$10.01')
  expect(text({ symbol: 'USD', amount: '10.009' }, 'down')).toBe('$10.00')
})

test('a coin is shown with its symbol, and an unknown amount as unknown', () => {
  expect(text({ symbol: 'ETH', amount: '0.5' })).toMatch(/0\.5\s?ETH/)
  expect(text({ symbol: 'ETH' })).toContain('(ETH)')
})
