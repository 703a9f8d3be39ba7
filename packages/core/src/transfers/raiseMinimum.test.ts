import { compare, multiply, roundDown } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aDecimal } from '../testing/arbitraries.ts'
import { displayedFiat, raiseMinimum } from './raiseMinimum.ts'

test.each([
  ['100', '100', '100'],
  ['101', '100', '101'],
  ['99', '100', '99'],
  ['101.000001', '100', undefined],
  ['98.999999', '100', undefined],
  ['0', '100', undefined],
  ['-100', '100', undefined],
  ['100', undefined, undefined],
  [undefined, '100', undefined],
  ['1', '0', undefined],
])('%s for what is %s: %s', (wanted, computed, shown) => expect(displayedFiat(wanted, computed)).toBe(shown))

const terms = { networkId: 'n', fee: '0.5', minimum: '1', decimals: 6, enabled: true }

test.each([
  [{}, '2', '1'],
  [{ minAmount: '0.5' }, '2', '1'],
  [{ minAmount: '3' }, undefined, '3'],
  [{ minAmountInFiat: '10' }, '3', '3.333334'],
  [{ minAmountInFiat: '1' }, '3', '1'],
  [{ minAmountInFiat: '1' }, undefined, undefined],
  [{ minAmountInFiat: '1' }, '0', undefined],
])('%j at a price of %s: at least %s', (wanted, priceUsd, minimum) => {
  expect(raiseMinimum(terms, wanted, priceUsd)?.minimum).toBe(minimum)
})

test('what fulfils it is worth the dollars, and the institution’s own minimum holds', () => {
  const aPrice = aDecimal(8, 10n ** 14n).filter(price => compare(price, '0') > 0)
  fc.assert(
    fc.property(
      aDecimal(2, 10n ** 11n),
      aPrice,
      fc.integer({ min: 0, max: 18 }),
      (minAmountInFiat, price, decimals) => {
        const { minimum = 'none' } = raiseMinimum({ ...terms, decimals }, { minAmountInFiat }, price) ?? {}
        expect(compare(multiply(minimum, price), minAmountInFiat)).toBeGreaterThanOrEqual(0)
        expect(compare(minimum, terms.minimum)).toBeGreaterThanOrEqual(0)
        expect(roundDown(minimum, decimals)).toBe(minimum)
      },
    ),
  )
})
