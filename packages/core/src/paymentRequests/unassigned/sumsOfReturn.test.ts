import { expect, test } from 'vitest'

import type { Refund } from '../ports.ts'
import { sumsOfReturn } from './sumsOfReturn.ts'

const payment = { networkId: 'xrpl', symbol: 'XRP', amount: '20' }
const refund = (amount: string, status: string, arrived?: string) =>
  ({ networkId: 'xrpl', symbol: 'XRP', amount, status, arrived }) as Refund

test('the open amount is what no refund has, and what arrived by a refund that ended otherwise stays returned', () => {
  expect(sumsOfReturn(payment, [])).toMatchObject({ open: '20', refunding: '0', refunded: '0' })
  const refunds = [
    refund('3', 'pending'),
    refund('4', 'succeeded'),
    refund('20', 'failed'),
    refund('20', 'canceled', '2.5'),
    refund('1', 'canceled'),
  ]
  expect(sumsOfReturn(payment, refunds)).toMatchObject({ open: '10.5', refunding: '3', refunded: '6.5' })
})
