import { add, compare, multiply } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aDecimal } from '../testing/arbitraries.ts'
import { priceGaps, sumInUsd } from './sumInUsd.ts'

const price = (usd: string, isStale = false) => ({ usd, isStale })

test('amounts of several currencies are summed at their prices, and one without a price adds nothing', () => {
  const prices = new Map([
    ['EUR', price('1.1')],
    ['USD', price('1')],
  ])
  const amounts = [
    { currencyCode: 'EUR', amount: '10' },
    { currencyCode: 'USD', amount: '0.5' },
    { currencyCode: 'XXX', amount: '1000000' },
  ]
  expect(sumInUsd(prices, amounts)).toBe('11.5')
  expect(sumInUsd(prices, [])).toBe('0')
})

test('the sum of two lists is the sum of their sums, to the last digit', () => {
  const amounts = fc.array(fc.record({ currencyCode: fc.constantFrom('A', 'B', 'C'), amount: aDecimal() }))
  fc.assert(
    fc.property(amounts, amounts, aDecimal(8), aDecimal(8), (one, other, a, b) => {
      const prices = new Map([
        ['A', price(a)],
        ['B', price(b, true)],
      ])
      const apart = add(sumInUsd(prices, one), sumInUsd(prices, other))
      expect(compare(sumInUsd(prices, [...one, ...other]), apart)).toBe(0)
      for (const { currencyCode, amount } of one)
        expect(sumInUsd(prices, [{ currencyCode, amount }])).toBe(
          multiply(amount, prices.get(currencyCode)?.usd ?? '0'),
        )
    }),
    { numRuns: 15 },
  )
})

test('holdings without a price or with an old price are named once and in order; empty holdings are not', () => {
  const gaps = priceGaps([
    { symbol: 'ZZZ', amounts: ['1'], price: undefined },
    { symbol: 'AAA', amounts: ['0', '2'], price: undefined },
    { symbol: 'ZZZ', amounts: ['3'], price: undefined },
    { symbol: 'OLD', amounts: ['1'], price: { isStale: true } },
    { symbol: 'NEW', amounts: ['1'], price: { isStale: false } },
    { symbol: 'NONE', amounts: ['0', '0.00'], price: undefined },
    { symbol: 'GONE', amounts: ['0'], price: { isStale: true } },
  ])
  expect(gaps).toEqual({ unpriced: ['AAA', 'ZZZ'], stale: ['OLD'] })
})
