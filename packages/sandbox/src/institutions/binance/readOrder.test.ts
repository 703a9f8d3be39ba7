import { expect, test } from 'vitest'
import { readOrder } from './readOrder.ts'
import { binanceVariant } from './variants.ts'

const limit = { symbol: 'ETHUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.5', price: '2000' }
const market = { symbol: 'ETHUSDT', side: 'SELL', type: 'MARKET', quantity: '0.5' }
const read = (params: Record<string, string | undefined>) => {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  const order = readOrder(binanceVariant, new URLSearchParams(given))
  return 'status' in order ? (JSON.parse(order.body) as { code: number; msg: string }) : order
}

test.each([
  [limit, { side: 'buy', kind: 'limit', timeInForce: 'gtc', baseUnits: '50000000', limitPrice: '2000' }],
  [{ ...limit, timeInForce: 'FOK' }, { timeInForce: 'fok' }],
  [
    { ...limit, type: 'LIMIT_MAKER', timeInForce: undefined },
    { kind: 'limit', timeInForce: 'postOnly' },
  ],
  [market, { side: 'sell', kind: 'market', timeInForce: 'ioc', baseUnits: '50000000' }],
  [
    { ...market, quantity: undefined, quoteOrderQty: '12.5' },
    { kind: 'market', quoteUnits: '12500000' },
  ],
])('%j is read', (params, order) => {
  expect(read(params)).toMatchObject({ base: 'ETH', quote: 'USDT', ...order })
})

test.each([
  [{ ...limit, symbol: 'NOPE' }, -1121],
  [{ ...limit, side: 'HOLD' }, -1117],
  [{ ...limit, type: 'STOP' }, -1116],
  [{ ...limit, timeInForce: 'GTX' }, -1102],
  [{ ...limit, price: undefined }, -1102],
  [{ ...limit, quantity: undefined }, -1102],
  [{ ...market, quoteOrderQty: '5' }, -1102],
  [{ ...limit, quantity: undefined, quoteOrderQty: '50' }, -1102],
  [{ ...limit, quantity: '0.123456789' }, -1111],
  [{ ...market, quantity: undefined, quoteOrderQty: '5.0000001' }, -1111],
])('%j is refused with %i', (params, code) => {
  expect(read(params)).toMatchObject({ code })
})

test.each([
  [{ ...limit, quantity: '0.1234567' }, 'LOT_SIZE'],
  [{ ...limit, quantity: '0' }, 'LOT_SIZE'],
  [{ ...limit, price: '2000.1234567' }, 'PRICE_FILTER'],
  [{ ...limit, price: '0' }, 'PRICE_FILTER'],
  [{ ...limit, price: '9.99' }, 'NOTIONAL'],
  [{ ...market, quantity: '0.001666' }, 'NOTIONAL'],
  [{ ...market, quantity: undefined, quoteOrderQty: '4.99' }, 'NOTIONAL'],
])('%j fails the filter %s', (params, filter) => {
  expect(read(params)).toEqual({ code: -1013, msg: `Filter failure: ${filter}` })
})
