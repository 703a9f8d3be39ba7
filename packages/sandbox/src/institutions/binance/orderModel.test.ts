import { expect, test } from 'vitest'
import type { Order } from '../state/types.ts'
import { orderModel, placedModel } from './orderModel.ts'

const order: Order = {
  id: '77',
  institution: 'binance',
  persona: 'Mesh',
  base: 'ETH',
  quote: 'USDT',
  side: 'buy',
  kind: 'limit',
  timeInForce: 'gtc',
  baseUnits: '50000000',
  limitPrice: '2000',
  filledUnits: '0',
  valueUnits: '0',
  feeUnits: '0',
  feeAsset: 'ETH',
  heldUnits: '1000000000',
  reference: 'ours',
  status: 'open',
  createdAtMs: 1,
  updatedAtMs: 2,
}
const half: Order = { ...order, filledUnits: '25000000', valueUnits: '500000000', feeUnits: '25000' }

test.each([
  ['open', '0', 'NEW'],
  ['open', '25000000', 'PARTIALLY_FILLED'],
  ['filled', '50000000', 'FILLED'],
  ['cancelled', '25000000', 'CANCELED'],
  ['expired', '0', 'EXPIRED'],
] as const)('an order that is %s with %s units filled is %s', (status, filledUnits, native) => {
  expect(orderModel({ ...order, status, filledUnits }).status).toBe(native)
})

test('everything has eight decimals, also money that has six in the books', () => {
  expect(orderModel(half)).toMatchObject({
    symbol: 'ETHUSDT',
    orderId: 77,
    price: '2000.00000000',
    origQty: '0.50000000',
    executedQty: '0.25000000',
    cummulativeQuoteQty: '500.00000000',
  })
})

test('an order without an id of the client’s has one of the web page', () => {
  expect(orderModel({ ...order, reference: '' }).clientOrderId).toBe('web_77')
})

test('a placed order lists its immediate trades, their average price and their fee', () => {
  expect(placedModel(order).fills).toEqual([])
  expect(placedModel(half).fills).toMatchObject([
    { price: '2000.00000000', qty: '0.25000000', commission: '0.00025000', commissionAsset: 'ETH' },
  ])
})
