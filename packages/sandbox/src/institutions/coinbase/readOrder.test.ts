import { expect, test } from 'vitest'
import { readOrder } from './readOrder.ts'

const order = (order_configuration: unknown, change: object = {}) =>
  readOrder({ product_id: 'ETH-USD', side: 'BUY', order_configuration, ...change })
const market = (size: object) => ({ market_market_ioc: size })
const limit = (change: object = {}, name = 'limit_limit_gtc') => ({
  [name]: { base_size: '0.5', limit_price: '2000.25', ...change },
})

test.each([
  [market({ quote_size: '10.5' }), { kind: 'market', timeInForce: 'ioc', quoteUnits: '1050' }],
  [market({ base_size: '0.5' }), { kind: 'market', timeInForce: 'ioc', baseUnits: '50000000' }],
  [limit(), { kind: 'limit', timeInForce: 'gtc', baseUnits: '50000000', limitPrice: '2000.25' }],
  [limit({ post_only: true }), { timeInForce: 'postOnly' }],
  [limit({}, 'sor_limit_ioc'), { timeInForce: 'ioc' }],
  [limit({}, 'limit_limit_fok'), { timeInForce: 'fok' }],
])('%j is read', (configuration, expected) => {
  expect(order(configuration)).toMatchObject({ base: 'ETH', quote: 'USD', side: 'buy', ...expected })
})

test.each([
  [market({}), 'UNSUPPORTED_ORDER_CONFIGURATION'],
  [market({ base_size: '1', quote_size: '1' }), 'UNSUPPORTED_ORDER_CONFIGURATION'],
  [{ ...market({ base_size: '1' }), ...limit() }, 'UNSUPPORTED_ORDER_CONFIGURATION'],
  [{ stop_limit: {} }, 'UNSUPPORTED_ORDER_CONFIGURATION'],
  [undefined, 'UNSUPPORTED_ORDER_CONFIGURATION'],
  [market({ quote_size: '10.555' }), 'INVALID_SIZE_PRECISION'],
  [market({ base_size: '0.123456789' }), 'INVALID_SIZE_PRECISION'],
  [market({ base_size: 1 }), 'INVALID_SIZE_PRECISION'],
  [market({ quote_size: '0.99' }), 'INVALID_ORDER_SIZE'],
  [market({ base_size: '0' }), 'INVALID_ORDER_SIZE'],
  [limit({ limit_price: '2000.255' }), 'INVALID_PRICE_PRECISION'],
  [limit({ limit_price: '0' }), 'INVALID_PRICE_PRECISION'],
  [limit({ base_size: '0.0001', limit_price: '1' }), 'INVALID_ORDER_SIZE'],
])('%j is refused with %s', (configuration, failure) => {
  expect(order(configuration)).toBe(failure)
})

test('the market and the side are looked at first', () => {
  expect(order(undefined, { product_id: 'NOPE-USD', side: 'HOLD' })).toBe('INVALID_PRODUCT_ID')
  expect(order(undefined, { side: 'HOLD' })).toBe('INVALID_SIDE')
})
