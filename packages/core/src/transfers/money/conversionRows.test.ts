import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { FoundOrder } from '../../connections/orders.ts'
import type { ConversionPlan } from '../funding/conversion.ts'
import { conversionRows, filledOf, soldPriceUsd } from './conversionRows.ts'

const buy = { from: 'EUR', side: 'buy', amount: '10', price: '1.1', spends: '11' } as unknown as ConversionPlan
const sell = { ...buy, from: 'ETH', side: 'sell', amount: '2', price: '2000' } as ConversionPlan
const found = (changes: object) =>
  ({ side: 'buy', amount: '10', value: '11', charged: [], ...changes }) as unknown as FoundOrder

test('a buy spends the value and brings the amount, and a sale the other way round', () => {
  expect(filledOf(found({}))).toMatchObject({ sold: '11', bought: '10' })
  expect(filledOf(found({ side: 'sell' }))).toMatchObject({ sold: '10', bought: '11' })
})

test.each(['amount', 'value', 'charged'])('a report without %s is incomplete', field => {
  expect(filledOf(found({ [field]: undefined }))).toBeUndefined()
  expect(filledOf(found({ side: 'unknown' }))).toBeUndefined()
})

test('a planned buy without a quote debits its limit, and its fee is unknown', () => {
  expect(conversionRows(buy, 'USDC', undefined)).toEqual({
    sold: { symbol: 'EUR', amount: '11' },
    bought: { symbol: 'USDC', amount: '10' },
    fees: [{ symbol: 'USDC', takenBy: 'institution', purpose: 'conversion' }],
  })
})

test('the fee of a sale is taken from its proceeds, and the fee of a buy may be in the spent asset', () => {
  const quote = { price: '1', feeRate: '0.01', feeFrom: 'spent' }
  const withQuote = (plan: ConversionPlan) => conversionRows({ ...plan, quote } as ConversionPlan, 'USDC', undefined)
  expect(withQuote(buy)).toMatchObject({ fees: [{ symbol: 'EUR', amount: '0.11' }], about: '10.1' })
  expect(withQuote(sell)).toMatchObject({ fees: [{ symbol: 'USDC', amount: '40' }] })
})

test('once executed, the rows are the institution’s, without fees of nothing', () => {
  const filled = { sold: '10.5', bought: '10', fees: [{ symbol: 'EUR', amount: '0' }] }
  expect(conversionRows(buy, 'USDC', filled)).toEqual({
    ...{ sold: { symbol: 'EUR', amount: '10.5' }, bought: { symbol: 'USDC', amount: '10' }, fees: [] },
  })
})

test('a dollar is worth a dollar, and an unknown price gives no value', () => {
  expect(soldPriceUsd({ ...buy, from: 'USD' }, '0')).toBe('1')
  expect(soldPriceUsd(buy, '0')).toBeUndefined()
  expect(soldPriceUsd(sell, '1')).toBe('2000')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), price => {
      expect(Number(soldPriceUsd({ ...buy, price: String(price) }, '1'))).toBeCloseTo(1 / price, 12)
    }),
  )
})
