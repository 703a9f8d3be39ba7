import { expect, test } from 'vitest'

import { pricedAmount, valueByType } from './valueByType.ts'

test('coins and shares are valued separately; unpriced holdings and other types add nothing', () => {
  const holdings = [
    { valueUsd: '10.25' },
    { valueUsd: '0.75' },
    {},
    { assetType: 'equity' as const, valueUsd: '5' },
    { assetType: 'equity' as const },
  ]
  expect(valueByType(holdings)).toEqual({ cryptocurrenciesUsd: '11', equitiesUsd: '5' })
  expect(valueByType([])).toEqual({ cryptocurrenciesUsd: '0', equitiesUsd: '0' })
})

test('a holding without a value is unpriced, and one with an old price is stale', () => {
  const held = { symbol: 'BTC', amount: '2' }
  expect(pricedAmount(held)).toEqual({ symbol: 'BTC', amounts: ['2'], price: undefined })
  expect(pricedAmount({ ...held, valueUsd: '0' }).price).toEqual({ isStale: false })
  expect(pricedAmount({ ...held, valueUsd: '9', isPriceStale: true }).price).toEqual({ isStale: true })
})
