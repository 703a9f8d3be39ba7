import type { FoundOrder, OrderRecord } from '@rialto/core'
import { expect, test } from 'vitest'

import { orderAnswer } from './orderAnswer.ts'

const order = {
  side: 'buy',
  symbol: 'ETH',
  paymentSymbol: 'USD',
  paymentIsFiat: true,
  kind: 'limit',
  timeInForce: 'goodTillCanceled',
  amount: '0.5',
  price: '2000',
  createdAtMs: 1_767_000_000_999,
  updatedAtMs: 1_767_000_001_000,
} as const
const record = (changes: Partial<OrderRecord>) =>
  orderAnswer(
    { id: 'o', record: { ...order, amountIn: 'symbol', phase: 'sending', ...changes } as OrderRecord },
    'kraken',
  )

test('an order is returned in the institution’s terms, without fields it does not know', () => {
  const found: FoundOrder = {
    ...order,
    upstreamId: 'n-1',
    status: 'partiallyFilled',
    upstreamStatus: 'PARTIAL',
    fee: '0',
  }
  const answer = orderAnswer({ id: 'o', found }, 'kraken')
  expect(answer).toMatchObject({
    id: 'o',
    brokerType: 'kraken',
    status: 'partiallyFilled',
    statusDetails: 'PARTIAL',
    paymentType: 'fiat',
    amount: 0.5,
    price: 2000,
    fee: 0,
    createdTimestamp: 1_767_000_000,
    updatedTimestamp: 1_767_000_001,
  })
  expect(answer).not.toHaveProperty('value')
})

test.each([
  ['sending', 'inProgress'],
  ['unknown', 'unknown'],
  ['accepted', 'inProgress'],
  ['refused', 'rejected'],
] as const)('one that only we know, and is %s, is %s', (phase, status) => {
  expect(record({ phase }).status).toBe(status)
})

test('an amount in the payment’s currency is not shown as one of the asset', () => {
  expect(record({ amountIn: 'paymentSymbol' })).not.toHaveProperty('amount')
  expect(record({ failureMessage: 'Not enough.' })).toMatchObject({ amount: 0.5, statusDetails: 'Not enough.' })
})
