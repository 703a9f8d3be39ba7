import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bingXErrors } from './errors.ts'

test.each([
  ['{"code":100202,"msg":"Insufficient balance"}', 'insufficientFunds', true],
  ['{"code":100410,"msg":"rate limitation"}', 'unavailable', false],
  ['{"code":100437,"msg":"The withdrawal amount is lower than the minimum limit"}', 'amountBelowMinimum', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bingXErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bingXErrors, '{"code":0,"msg":"","data":{}}')).toBeUndefined())
