import { expect, test } from 'vitest'

import { createFormat } from '../../money/createFormat.ts'
import { english } from '../../testing/english.ts'
import { lackingText } from './lackingText.ts'

const session = { transfer: { destinations: [{ symbol: 'USDC', amount: '100' }, { symbol: 'ETH' }] } } as never
type Held = Parameters<typeof lackingText>[1][number]
const text = (...holdings: Held[]) => lackingText(session, holdings, english, createFormat('en'))

test('an account with a part of a fixed amount shows the part and the whole', () => {
  expect(text({ symbol: 'BTC', available: '3' }, { symbol: 'USDC', available: '70' })).toMatch(/^70 of 100.USDC$/)
})

test('an amount in dollars is compared with the value of the account’s asset', () => {
  const priced = { transfer: { destinations: [{ symbol: 'USDC' }], amountInFiat: '100' } } as never
  const shown = (valueUsd: string) =>
    lackingText(priced, [{ symbol: 'USDC', available: '70', valueUsd }], english, createFormat('en'))
  expect(shown('70')).toBe('$70.00 of $100.00')
  for (const valueUsd of ['100', '0.009']) expect(shown(valueUsd)).toBeUndefined()
})

test('without a part of a fixed amount there is nothing to compare', () => {
  expect(text({ symbol: 'USDC', available: '0' }, { symbol: 'ETH', available: '1' })).toBeUndefined()
  expect(text({ symbol: 'USDC', available: '100' })).toBeUndefined()
})
