import type { OrderRequest } from '@rialto/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { OrderOffer } from '../connections/orders.ts'
import { readMarket, readOrderRequest } from './readOrderRequest.ts'

const offer: OrderOffer = {
  market: { timeInForce: ['immediateOrCancel'], amountIn: { buy: ['paymentSymbol'], sell: ['symbol'] } },
  limit: { timeInForce: ['goodTillCanceled', 'fillOrKill'], amountIn: { buy: ['symbol'], sell: ['symbol'] } },
  purchaseFeeFrom: 'spent',
  notCreatedAfterMs: 60_000,
}
const request: OrderRequest = {
  authToken: 'token',
  type: 'kraken',
  symbol: 'btc',
  paymentSymbol: ' usd ',
  paymentIsCryptocurrency: false,
  amountIsInPaymentSymbol: false,
  orderType: 'limit',
  timeInForce: 'goodTillCanceled',
  amount: 0.5,
  price: 61_000.5,
}
const read = (changes: Partial<OrderRequest> = {}, side = 'buy') =>
  readOrderRequest(side, { ...request, ...changes }, offer)

test('an order is read as institutions write it: symbols in upper case, amounts as decimal strings', () => {
  expect(read()).toEqual({
    side: 'buy',
    symbol: 'BTC',
    paymentSymbol: 'USD',
    paymentIsFiat: true,
    kind: 'limit',
    amount: '0.5',
    amountIn: 'symbol',
    timeInForce: 'goodTillCanceled',
    price: '61000.5',
  })
})

test('a market order ignores the requested price and time in force', () => {
  const order = read({ orderType: 'market', timeInForce: 'postOnly', amountIsInPaymentSymbol: true })
  expect(order).toMatchObject({ kind: 'market', timeInForce: 'immediateOrCancel', amountIn: 'paymentSymbol' })
  expect(order).not.toHaveProperty('price')
})

test('a limit order without a time in force stays open until it is cancelled', () => {
  expect(read({ timeInForce: 'unknown' }).timeInForce).toBe('goodTillCanceled')
})

test.each<[string, Partial<OrderRequest>, string, string]>([
  ['a stop order', { orderType: 'stopLoss' }, 'buy', 'orderType: '],
  ['a share', { isCryptocurrency: false }, 'buy', 'isCryptocurrency: '],
  ['an asset for itself', { paymentSymbol: 'BTC' }, 'buy', 'paymentSymbol: '],
  ['a symbol of two words', { symbol: 'B TC' }, 'buy', 'symbol: '],
  ['no symbol', { symbol: ' ' }, 'buy', 'symbol: '],
  ['another side', {}, 'short', 'side: '],
  ['a time in force that is not offered', { timeInForce: 'postOnly' }, 'buy', 'timeInForce: '],
  ['an amount in a unit that is not offered', { orderType: 'market' }, 'buy', 'amountIsInPaymentSymbol: '],
  ['fiat that is not the payment', { amountIsFiat: true }, 'buy', 'amountIsFiat: '],
  ['an infinite amount', { amount: Infinity }, 'buy', 'amount: '],
])('%s is rejected, naming the field', (_, changes, side, field) => {
  expect(() => read(changes, side)).toThrow(
    expect.objectContaining({ name: 'ApiError', message: expect.stringMatching(new RegExp(`^${field}`)) }),
  )
})

test('a limit order has a price', () => {
  const { price: _, ...unpriced } = request
  expect(() => readOrderRequest('buy', unpriced, offer)).toThrow('price: is required')
})

test('amounts are ordered exactly as written, without rounding', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-18, max: 1e15, noNaN: true }), amount => {
      expect(Number(read({ amount }).amount)).toBe(amount)
    }),
    { numRuns: 50 },
  )
})

test('a market is named by two symbols, each in any case', () => {
  expect(readMarket({ symbol: 'eth', paymentSymbol: 'Usdc' })).toEqual({ symbol: 'ETH', paymentSymbol: 'USDC' })
  expect(() => readMarket({ symbol: 'ETH/USD', paymentSymbol: 'USD' })).toThrow('symbol: ')
})
