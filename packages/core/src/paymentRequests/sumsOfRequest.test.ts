import { add, compare } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PaymentShare } from './assessPayments.ts'
import type { Refund } from './ports.ts'
import { refundableOf, sumsOfRequest } from './sumsOfRequest.ts'

const asset = { networkId: 'base', symbol: 'USDC' }
const share = (amount: string, counted: string, state = 'final') =>
  ({ payment: { ...asset, amount, state }, counted }) as unknown as PaymentShare
const refund = (amount: string, status: string) => ({ ...asset, amount, status }) as unknown as Refund
const sumsOf = (shares: PaymentShare[], refunds: Refund[] = []) => sumsOfRequest(shares, refunds)[0]

test('every final unit is credited, sent back, on its way back or open', () => {
  const cents = fc.integer({ min: 0, max: 10_000 }).map(String)
  const payment = fc.tuple(cents, cents).map(([counted, rest]) => share(add(counted, rest), counted))
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1 }), fc.array(fc.tuple(cents, fc.boolean())), (shares, parts) => {
      const arrived = shares.reduce((sum, { payment: { amount } }) => add(sum, amount), '0')
      let left = arrived
      const refunds = parts.flatMap(([amount, isDone]) => {
        if (compare(amount, left) > 0) return []
        left = String(Number(left) - Number(amount))
        return [refund(amount, isDone ? 'succeeded' : 'pending')]
      })
      const sums = sumsOf(shares, refunds)
      if (sums === undefined) throw new Error('no sums')
      expect([sums.credited, sums.refunded, sums.refunding, sums.open].reduce(add)).toBe(arrived)
      expect(compare(refundableOf(sums), '0')).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a refund takes uncounted money first, and credited money after that', () => {
  expect(sumsOf([share('12', '10')], [refund('1', 'succeeded')])).toMatchObject({ credited: '10', open: '1' })
  expect(sumsOf([share('12', '10')], [refund('5', 'pending')])).toMatchObject({ credited: '7', open: '0' })
})

test.each(['failed', 'canceled'])('a %s refund returns nothing', status => {
  expect(sumsOf([share('12', '10')], [refund('12', status)])).toMatchObject({ credited: '10', open: '2' })
})

test('a payment that is not final counts nowhere', () => {
  expect(sumsOfRequest([share('12', '10', 'seen')], [])).toEqual([])
})
