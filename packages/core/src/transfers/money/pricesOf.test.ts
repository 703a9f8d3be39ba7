import { expect, test } from 'vitest'

import { pricesOf } from './pricesOf.ts'

test('an asset and the asset of its network fee have their prices, and other assets none', () => {
  const priceOf = pricesOf({ symbol: 'USDC', priceUsd: '1', networkFee: { symbol: 'ETH', priceUsd: '2000' } })
  expect(['USDC', 'ETH', 'BTC'].map(priceOf)).toEqual(['1', '2000', undefined])
})

test('an asset with a price of zero has none', () => {
  expect(pricesOf({ symbol: 'USDC', priceUsd: '0' })('USDC')).toBeUndefined()
})
