import type { NewOrder } from '@rialto/core'
import { expect, test } from 'vitest'

import { type MarketLimits, rejectNewOrder, stepPlaces } from './rejectNewOrder.ts'

const order = {
  ...{ symbol: 'ETH', paymentSymbol: 'USD', paymentIsFiat: true, amountIn: 'symbol', amount: '0.5', price: '2000' },
} as unknown as NewOrder
const market: MarketLimits = { isOpen: true, amountDecimals: 4, moneyDecimals: 2, priceDecimals: 1, minimumValue: '5' }
const reject = (changes: object = {}, limits: MarketLimits | undefined = market) =>
  rejectNewOrder({ ...order, ...changes } as NewOrder, limits, 'Kraken')

test('an order within the limits of its market passes', () => {
  expect(reject()).toBeUndefined()
})

test.each([
  ['more decimals than the market has', { amount: '0.12345' }],
  ['a price with more decimals', { price: '2000.15' }],
  ['a price of 0', { price: '0' }],
  ['a negative amount', { amount: '-1' }],
  ['an amount that is not a number', { amount: '1e3' }],
  ['an amount of money below the minimum', { amountIn: 'paymentSymbol', amount: '4.99' }],
  ['a cryptocurrency for money', { paymentIsFiat: false }],
])('an order with %s is rejected and not rounded', (_, changes) => {
  expect(reject(changes)).toBeDefined()
})

test('a market that is closed or unknown takes no order', () => {
  expect(reject({}, { ...market, isOpen: false })).toBeDefined()
  expect(rejectNewOrder(order, undefined, 'Kraken')).toBeDefined()
})

test('zeros at the end of a step are not decimals', () => {
  expect([stepPlaces('0.00100000'), stepPlaces('1'), stepPlaces('x')]).toEqual([3, 0, 0])
})
