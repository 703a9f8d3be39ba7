import { describe } from 'vitest'

import { describeRequest, text } from '../testing/describeRequest.ts'
import { OrderReference, OrderRequest } from './orderRequest.ts'

const account = { authToken: 'token', type: 'kraken' }

describe('an order to place', () => {
  describeRequest(
    OrderRequest,
    {
      ...account,
      symbol: 'BTC',
      paymentSymbol: 'USD',
      amount: 0.5,
      paymentIsCryptocurrency: false,
      amountIsInPaymentSymbol: false,
      orderType: 'market',
      timeInForce: 'goodTillCanceled',
    },
    {
      takes: {
        'the smallest amount': { amount: Number.MIN_VALUE },
        'a limit': { orderType: 'limit', price: 61_000.5 },
        'what older clients still send': { amountInFiat: 5, amountInPaymentSymbol: 5 },
      },
      refuses: {
        nothing: { amount: 0 },
        'less than nothing': { amount: -1 },
        'more than a trillion': { amount: 1e12 + 1 },
        'a price of nothing': { price: 0 },
        'a symbol of 31 characters': { symbol: text(31) },
        'no account': { authToken: '' },
        'a kind of order that there is not': { orderType: 'iceberg' },
        'an order that does not say how it is paid': { paymentIsCryptocurrency: undefined },
      },
    },
  )
})

describe('a reference to an order', () => {
  describeRequest(
    OrderReference,
    { ...account, id: 'o-1', isCryptocurrency: true },
    {
      takes: { 'a market': { symbolPair: 'BTC/USD', side: 'buy' } },
      refuses: { 'no id': { id: '' }, 'an id of 129 characters': { id: text(129) }, 'another side': { side: 'short' } },
    },
  )
})
