import { isZero, parseDecimal } from '@rialto/catalog'
import fc from 'fast-check'
import Type from 'typebox'
import { expect, test } from 'vitest'

import { Amount, checkOf, Decimal, nullable, Text } from './schema.ts'

const isDecimal = checkOf(Decimal)
const isAmount = checkOf(Amount)

test('every accepted decimal can be computed with, and an amount is never negative', () => {
  const digits = fc.stringMatching(/^[0-9]{1,40}$/)
  fc.assert(
    fc.property(fc.boolean(), digits, fc.option(digits), (isNegative, whole, fraction) => {
      const text = `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`
      expect(isDecimal(text)).toBe(true)
      expect(parseDecimal(text)).toBeDefined()
      expect(isAmount(text)).toBe(!isNegative)
    }),
    { numRuns: 50 },
  )
  expect(isZero(parseDecimal('0.000') ?? '1')).toBe(true)
})

test.each(['', '.5', '1.', '1e5', '+1', ' 1', '1 ', '1,000', '0x10', 'NaN', 'Infinity', '--1', '1.2.3', '１', '1\n'])(
  '%j is no decimal of an institution',
  text => {
    expect([isDecimal(text), isAmount(text)]).toEqual([false, false])
  },
)

test('a number is not a decimal, and over-long text is rejected', () => {
  expect(isDecimal(1)).toBe(false)
  expect(isDecimal('1'.repeat(41))).toBe(false)
  expect(isDecimal(`1.${'1'.repeat(41)}`)).toBe(false)
})

test('a text is present and not too long, and null is accepted only if allowed', () => {
  expect(['', 'a', 'a'.repeat(256), 'a'.repeat(257)].map(checkOf(Text))).toEqual([false, true, true, false])
  expect([null, 'a', undefined].map(checkOf(nullable(Text)))).toEqual([true, true, false])
})

test('unknown fields are accepted, and missing or mistyped fields are rejected', () => {
  const isOrder = checkOf(Type.Object({ id: Text, amount: Amount }))
  expect(isOrder({ id: 'o', amount: '1', more: [] })).toBe(true)
  for (const body of [{ id: 'o' }, { id: 'o', amount: 1 }, [], null, 'o']) expect(isOrder(body)).toBe(false)
})
