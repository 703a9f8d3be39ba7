import type { PaymentRequest, PaymentShare } from '@rialto/core'
import { expect, test } from 'vitest'

import { partOfOrder } from './partOfOrder.ts'

const asset = { networkId: 'base', symbol: 'USDC' }
const share = (amount: string, at: object = asset) => ({ payment: { ...asset, ...at, amount } }) as PaymentShare
const partOf = (status: PaymentRequest['status'], ...shares: PaymentShare[]) => {
  const request = { ...asset, amount: '50', status, rules: { underpaid: 'refund' } } as PaymentRequest
  return partOfOrder({ request, shares })
}

test.each(['underpaid', 'held', 'expired', 'canceled'] as const)(
  'of an order that is %s, the part is named',
  status => {
    expect(partOf(status, share('15'), share('5'))).toEqual({
      arrived: '20',
      amount: '50',
      symbol: 'USDC',
      rule: 'refund',
    })
  },
)

test('another asset, another network, nothing and everything are no part', () => {
  expect(partOf('underpaid', share('20', { symbol: 'ETH' }), share('20', { networkId: 'other' }))).toBeUndefined()
  expect(partOf('waiting')).toBeUndefined()
  expect(partOf('detected', share('50'))).toBeUndefined()
})

test.each(['paid', 'paidOtherwise'] as const)('an order that is %s has no part', status => {
  expect(partOf(status, share('20'))).toBeUndefined()
})
