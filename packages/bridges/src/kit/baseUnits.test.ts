import { compare, roundDown } from '@rialto/catalog'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { arrivalWarning, fromWire, promised, timeOf, wholeBaseUnits } from './baseUnits.ts'

const decimals = fc.integer({ min: 0, max: 18 })

test('base units become whole units and back without loss', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), decimals, (units, places) => {
      expect(wholeBaseUnits(fromWire(units.toString(), places), places)).toBe(units.toString())
    }),
  )
})

test('digits beyond the asset’s decimals are cut off, never rounded up, because they cannot be paid in', () => {
  expect(wholeBaseUnits('1.9999999', 6)).toBe('1999999')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), decimals, (units, places) => {
      const amount = fromWire(units.toString(), 18)
      expect(compare(fromWire(wholeBaseUnits(amount, places), places), roundDown(amount, places))).toBe(0)
    }),
  )
})

test('a minimum above the estimate contradicts itself, so no minimum is promised', () => {
  expect(promised('1000000', 6, '1')).toEqual({ minimumAmount: '1' })
  expect(promised('1000001', 6, '1')).toEqual({})
  expect([promised(null, 6, '1'), promised(undefined, 6, '1')]).toEqual([{}, {}])
})

test('an invalid time is undefined, not 1970', () => {
  expect(timeOf('2026-01-02T03:04:05Z')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
  expect([timeOf(null), timeOf(undefined), timeOf(''), timeOf('soon')]).toEqual(Array(4).fill(undefined))
})

test('a transfer of ten minutes or more is announced, in minutes rounded up', () => {
  expect([arrivalWarning(599), arrivalWarning(null), arrivalWarning(undefined)]).toEqual([[], [], []])
  expect([arrivalWarning(600), arrivalWarning(601)]).toEqual([
    ['The transfer takes about 10 minutes.'],
    ['The transfer takes about 11 minutes.'],
  ])
})
