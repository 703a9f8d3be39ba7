import { expect, test } from 'vitest'

import { fundingMethod } from './fundingMethod.ts'

const plan = {
  kind: 'conversion',
  from: 'ETH',
  side: 'sell',
  amount: '0.01',
  price: '2000',
  spends: '0.01',
  yields: '19.9',
} as const

test('an order before a transfer states its cost and its yield, in the asset and in dollars', () => {
  expect(fundingMethod({ ...plan, feeUsd: '0.1' }, { symbol: 'EURC', priceUsd: '1.25' })).toEqual({
    type: 'cryptocurrencyConversion',
    amount: 19.9,
    amountInFiat: 24.875,
    toSymbol: 'EURC',
    fromAmount: 0.01,
    fromSymbol: 'ETH',
    fee: { fee: 0.08, feeDecimal: '0.08', feeCurrency: 'EURC', feeInFiat: 0.1, feeInTransferCurrency: 0.08 },
  })
})

test('a purchase has a separate name, and an unknown fee is omitted', () => {
  const method = fundingMethod({ ...plan, kind: 'purchase' }, { symbol: 'USDC', priceUsd: '1' })
  expect(method.type).toBe('buyingPowerPurchase')
  expect(method).not.toHaveProperty('fee')
})

test('an asset without a price causes no division by zero', () => {
  expect(fundingMethod({ ...plan, feeUsd: '0.1' }, { symbol: 'RARE', priceUsd: '0' })).toMatchObject({
    amountInFiat: 0,
    fee: { fee: 0, feeInFiat: 0.1 },
  })
})
