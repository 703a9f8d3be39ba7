import { expect, test } from 'vitest'
import type { Order } from '../state/types.ts'
import { orderModel } from './orderModel.ts'

const order: Order = {
  id: 'o',
  institution: 'coinbase',
  persona: 'Mesh',
  base: 'ETH',
  quote: 'USD',
  side: 'buy',
  kind: 'limit',
  timeInForce: 'gtc',
  baseUnits: '50000000',
  limitPrice: '2000',
  filledUnits: '12500000',
  valueUnits: '25000',
  feeUnits: '150',
  feeAsset: 'USD',
  heldUnits: '75450',
  reference: '',
  status: 'open',
  createdAtMs: 0,
  updatedAtMs: 1_000,
}

test('a partially filled order has its price, its fees and the amount still on hold', () => {
  expect(orderModel(order)).toMatchObject({
    status: 'OPEN',
    completion_percentage: '25',
    filled_size: '0.125',
    average_filled_price: '2000',
    filled_value: '250.00',
    total_fees: '1.50',
    outstanding_hold_amount: '754.50',
    number_of_fills: '1',
    client_order_id: 'o',
  })
})

test('with the fees, who buys pays more and who sells gets less than the value', () => {
  expect(orderModel(order).total_value_after_fees).toBe('251.50')
  expect(orderModel({ ...order, side: 'sell', heldUnits: '37500000' })).toMatchObject({
    total_value_after_fees: '248.50',
    outstanding_hold_amount: '0.375',
  })
})

test('nothing filled has neither price nor fill', () => {
  expect(orderModel({ ...order, filledUnits: '0', valueUnits: '0', feeUnits: '0' })).toMatchObject({
    average_filled_price: '0',
    completion_percentage: '0',
    number_of_fills: '0',
    last_fill_time: null,
  })
})

test.each([
  ['gtc', { limit_limit_gtc: { base_size: '0.5', limit_price: '2000', post_only: false } }],
  ['postOnly', { limit_limit_gtc: { base_size: '0.5', limit_price: '2000', post_only: true } }],
  ['ioc', { sor_limit_ioc: { base_size: '0.5', limit_price: '2000' } }],
  ['fok', { limit_limit_fok: { base_size: '0.5', limit_price: '2000' } }],
] as const)('an order that is %s is configured as it was placed', (timeInForce, configuration) => {
  expect(orderModel({ ...order, timeInForce }).order_configuration).toEqual(configuration)
})
