import { add, compare, roundDown } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aDecimal, someTerms } from '../testing/arbitraries.ts'
import { sepolia } from '../testing/fixtures.ts'
import { maxThatCanArrive, networkIneligibility } from './ineligibility.ts'

const terms = { networkId: sepolia, fee: '1', minimum: '5', maximum: '50', decimals: 2, enabled: true }

test.each([
  ['100', undefined, '10', 'noTargetNetworkFound'],
  ['100', { ...terms, enabled: false }, '10', 'refusedByInstitution'],
  ['100', terms, undefined, undefined],
  ['5.99', terms, undefined, 'balanceBelowMinimum'],
  ['6', terms, undefined, undefined],
  ['6.009', { ...terms, minimum: '5.009' }, undefined, 'balanceBelowMinimum'],
  ['1', { ...terms, minimum: '0' }, undefined, 'balanceBelowMinimum'],
  ['100', terms, '0', 'requestedAmountBelowFees'],
  ['100', terms, '4.99', 'requestedAmountBelowMinimum'],
  ['100', terms, '50.01', 'requestedAmountAboveClientMaximum'],
  ['100', terms, '50', undefined],
  ['10', terms, '9', undefined],
  ['10', terms, '9.01', 'balanceBelowRequestedAmount'],
] as const)('with %s under %j, an amount of %s is %s', (available, given, amount, reason) => {
  expect(networkIneligibility(available, given, amount)).toBe(reason)
})

test('an eligible amount and its fee are there, within the limits', () => {
  fc.assert(
    fc.property(aDecimal(), someTerms, aDecimal(), (available, terms, amount) => {
      if (networkIneligibility(available, terms, amount) !== undefined) return
      expect(compare(add(amount, terms.fee), available)).toBeLessThanOrEqual(0)
      expect(compare(amount, terms.minimum)).toBeGreaterThanOrEqual(0)
      expect(compare(amount, terms.maximum ?? amount)).toBeLessThanOrEqual(0)
    }),
  )
})

test('the most that can arrive can be sent exactly when anything can, and nothing above it', () => {
  fc.assert(
    fc.property(aDecimal(), someTerms, (available, given) => {
      const terms = { ...given, enabled: true }
      const most = maxThatCanArrive(available, terms)
      expect(roundDown(most, terms.decimals)).toBe(most)
      const anything = networkIneligibility(available, terms, undefined) === undefined
      expect(networkIneligibility(available, terms, most) === undefined).toBe(anything)
      const lastDigit = terms.decimals === 0 ? '1' : `0.${'0'.repeat(terms.decimals - 1)}1`
      expect(networkIneligibility(available, terms, add(most, lastDigit))).toBeDefined()
    }),
  )
})
