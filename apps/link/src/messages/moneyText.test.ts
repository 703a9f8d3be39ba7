import { expect, test } from 'vitest'

import { english } from '../testing/english.ts'
import { moneyText } from './moneyText.ts'

const text = (money?: string) => moneyText(english, 'Kraken', { networkName: 'Base', money } as never)

test('a failed transfer without a statement about its money is returned by the institution', () => {
  expect(text()).toBe(english.failed.moneyBack('Kraken'))
})

test('a wallet’s reverted payment names the network, where the fee was paid', () => {
  expect(text('walletReverted')).toContain('Base')
  expect(text('walletReverted')).not.toContain('Kraken')
})

test('each other statement has its own text', () => {
  const texts = ['walletNotSent', 'walletNotFound', undefined].map(text)
  expect(new Set(texts).size).toBe(3)
})
