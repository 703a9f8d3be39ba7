import { Value } from 'typebox/value'
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'

import { feeRatio, nullableNumber, positiveAmount } from './decimalNumber.ts'

const isTaken = (schema: TSchema, value: unknown) => Value.Check(schema, value)

test('an amount is above zero and at most a trillion', () => {
  const amount = positiveAmount('Amount.')
  fc.assert(
    fc.property(fc.double({ noNaN: true }), value => {
      expect(isTaken(amount, value)).toBe(value > 0 && value <= 1e12)
    }),
  )
  expect([NaN, '1', null, undefined].map(value => isTaken(amount, value))).toEqual([false, false, false, false])
})

test('a fee is a ratio from 0 to 1', () => {
  const fee = feeRatio('Fee.')
  expect([0, 1, 0.5].every(value => isTaken(fee, value))).toBe(true)
  expect([-Number.MIN_VALUE, 1 + Number.EPSILON, Infinity].some(value => isTaken(fee, value))).toBe(false)
})

test('a nullable number is expressed as in OpenAPI 3.0', () => {
  expect(nullableNumber('Price.')).toMatchObject({ type: 'number', nullable: true })
})
