import { expect, test } from 'vitest'

import { fields, integer, MisfitError, orUndefined, signaturePattern, text } from './readFields.ts'

test('an amount is a whole number without a sign, an exponent or leading zeros', () => {
  expect(integer('340282366920938463463374607431768211456')).toBe(2n ** 128n)
  for (const value of ['-1', '1e3', '01', '1.0', '', 1, null]) expect(() => integer(value)).toThrow(MisfitError)
})

test('a list is not an object with fields', () => {
  expect(fields({ a: 1 })).toEqual({ a: 1 })
  for (const value of [[], null, 'a']) expect(() => fields(value)).toThrow(MisfitError)
})

test('a signature longer than a contract account’s longest is rejected', () => {
  expect(text(`0x${'ab'.repeat(2_048)}`, signaturePattern)).toHaveLength(4_098)
  expect(() => text(`0x${'ab'.repeat(2_049)}`, signaturePattern)).toThrow(MisfitError)
  expect(() => text('0xabc', signaturePattern)).toThrow(MisfitError)
})

test('only a misfit reads as undefined; a defect is thrown', () => {
  const defect = () => {
    throw new TypeError('x')
  }
  expect(orUndefined(() => integer('x'))).toBeUndefined()
  expect(() => orUndefined(defect)).toThrow(TypeError)
})
