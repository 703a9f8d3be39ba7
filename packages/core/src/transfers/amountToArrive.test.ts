import { add, compare, divide, multiply, roundDown, subtract } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aDecimal, someTerms } from '../testing/arbitraries.ts'
import { amountToArrive, isTooCoarse } from './amountToArrive.ts'

const terms = { fee: '0.5', decimals: 6 }

test.each([
  [{ amount: '10', isInclusiveFeeEnabled: false }, undefined, '10'],
  [{ amount: '10', isInclusiveFeeEnabled: true }, undefined, '9.5'],
  [{ amount: '0.5', isInclusiveFeeEnabled: true }, undefined, '0'],
  [{ amount: '0.4', isInclusiveFeeEnabled: true }, undefined, '0'],
  [{ amount: '1.23456789', isInclusiveFeeEnabled: true }, undefined, '0.734567'],
  [{ amountInFiat: '10', isInclusiveFeeEnabled: false }, '3', '3.333334'],
  [{ amountInFiat: '10', isInclusiveFeeEnabled: true }, '3', '2.833333'],
  [{ amountInFiat: '10', isInclusiveFeeEnabled: false }, undefined, undefined],
  [{ amountInFiat: '10', isInclusiveFeeEnabled: false }, '0', undefined],
  [{ amount: '7', amountInFiat: '10', isInclusiveFeeEnabled: false }, '2', '7'],
  [{ isInclusiveFeeEnabled: true }, '2', undefined],
])('%j at a price of %s arrives as %s', (requested, priceUsd, arrives) => {
  expect(amountToArrive(requested, terms, priceUsd)?.amount).toBe(arrives)
})

test('an inclusive amount covers what arrives and the fee, with less than one last digit left over', () => {
  fc.assert(
    fc.property(aDecimal(), someTerms, (amount, { fee, decimals }) => {
      const arrives =
        amountToArrive({ amount, isInclusiveFeeEnabled: true }, { fee, decimals }, undefined)?.amount ?? 'none'
      if (compare(amount, fee) <= 0) {
        expect(arrives).toBe('0')
        return
      }
      expect(compare(add(arrives, fee), amount)).toBeLessThanOrEqual(0)
      expect(roundDown(arrives, decimals)).toBe(arrives)
      const lastDigit = divide('1', `1${'0'.repeat(decimals)}`, decimals, 'down')
      expect(compare(subtract(amount, add(arrives, fee)), lastDigit)).toBe(-1)
    }),
  )
})

test('a price in dollars never rounds against the client: what arrives is worth it, by less than one last digit and 1 %', () => {
  const aPrice = aDecimal(8, 10n ** 14n).filter(price => compare(price, '0') > 0)
  const someDollars = aDecimal(2, 10n ** 11n).filter(dollars => compare(dollars, '0') > 0)
  fc.assert(
    fc.property(someDollars, aPrice, someTerms, (amountInFiat, price, terms) => {
      const requested = { amountInFiat, isInclusiveFeeEnabled: false }
      const arrives = amountToArrive(requested, terms, price)?.amount
      expect(isTooCoarse(requested, terms.decimals, price)).toBe(arrives === undefined)
      if (arrives === undefined) return
      const over = subtract(multiply(arrives, price), amountInFiat)
      const lastDigit = divide('1', `1${'0'.repeat(terms.decimals)}`, terms.decimals, 'down')
      expect(roundDown(arrives, terms.decimals)).toBe(arrives)
      expect(compare(over, '0')).toBeGreaterThanOrEqual(0)
      expect(compare(over, multiply(lastDigit, price))).toBe(-1)
      expect(compare(over, multiply(amountInFiat, '0.01'))).toBeLessThanOrEqual(0)
    }),
  )
})

test.each([
  // 3 units are 9 dollars, 4 are 12; 0.0001 of 60,000 are 6.
  ['10', 0, '3', false],
  ['10', 0, '3', true],
  ['10', 4, '60000', false],
])(
  'a price of %s dollars is refused where %d decimals at %s cannot meet it',
  (amountInFiat, decimals, price, isInclusiveFeeEnabled) => {
    const requested = { amountInFiat, isInclusiveFeeEnabled }
    expect(amountToArrive(requested, { fee: '0', decimals }, price)).toBeUndefined()
    expect(isTooCoarse(requested, decimals, price)).toBe(true)
  },
)

test('with the fees inside, what arrives is never worth more than the dollars asked for', () => {
  const aPrice = aDecimal(8, 10n ** 14n).filter(price => compare(price, '0') > 0)
  fc.assert(
    fc.property(aDecimal(2, 10n ** 11n), aPrice, someTerms, (amountInFiat, price, terms) => {
      const arrives = amountToArrive({ amountInFiat, isInclusiveFeeEnabled: true }, terms, price)?.amount
      if (arrives === undefined) return
      expect(compare(multiply(arrives, price), amountInFiat)).toBeLessThanOrEqual(0)
      expect(roundDown(arrives, terms.decimals)).toBe(arrives)
    }),
  )
})

test.each([
  [{ amount: '10', isInclusiveFeeEnabled: false, clientFeeRatio: '0.025' }, '10.25', '0.25'],
  [{ amount: '10', isInclusiveFeeEnabled: true, clientFeeRatio: '0.025' }, '9.5', '0.25'],
  [{ amount: '1.000001', isInclusiveFeeEnabled: false, clientFeeRatio: '0.1' }, '1.100002', '0.100001'],
  [{ amount: '10', isInclusiveFeeEnabled: true, clientFeeRatio: '0.95' }, '0', '0'],
  [{ amount: '10', isInclusiveFeeEnabled: true, clientFeeRatio: '1' }, '0', '0'],
  [{ amount: '10', isInclusiveFeeEnabled: false, clientFeeRatio: '1' }, '20', '10'],
])('%j arrives as %s, of which the client keeps %s', (requested, amount, clientFee) => {
  expect(amountToArrive(requested, terms, undefined)).toEqual({ amount, clientFee })
})

test('the client’s fee is its ratio of the requested amount, rounded up, and never more than arrives', () => {
  const aRatio = aDecimal(18, 10n ** 18n).filter(ratio => compare(ratio, '1') <= 0)
  fc.assert(
    fc.property(aDecimal(), someTerms, aRatio, fc.boolean(), (typed, terms, ratio, isInclusiveFeeEnabled) => {
      const amount = roundDown(typed, terms.decimals)
      const priced = amountToArrive({ amount, isInclusiveFeeEnabled, clientFeeRatio: ratio }, terms, undefined)
      const { amount: arrives = 'none', clientFee = 'none' } = priced ?? {}
      expect(roundDown(arrives, terms.decimals)).toBe(arrives)
      expect(roundDown(clientFee, terms.decimals)).toBe(clientFee)
      expect(compare(clientFee, arrives)).toBeLessThanOrEqual(0)
      if (isInclusiveFeeEnabled && compare(arrives, '0') === 0) return
      expect(compare(clientFee, multiply(amount, ratio))).toBeGreaterThanOrEqual(0)
      const lastDigit = divide('1', `1${'0'.repeat(terms.decimals)}`, terms.decimals, 'down')
      expect(compare(subtract(clientFee, multiply(amount, ratio)), lastDigit)).toBe(-1)
      if (isInclusiveFeeEnabled) expect(compare(add(arrives, terms.fee), amount)).toBeLessThanOrEqual(0)
      else expect(subtract(arrives, clientFee)).toBe(amount)
    }),
  )
})

test('an amount in the asset with fees on top arrives exactly', () => {
  fc.assert(
    fc.property(aDecimal(), someTerms, (amount, terms) => {
      const priced = amountToArrive({ amount, isInclusiveFeeEnabled: false }, terms, undefined)
      expect(priced).toEqual({ amount, clientFee: '0' })
    }),
  )
})
