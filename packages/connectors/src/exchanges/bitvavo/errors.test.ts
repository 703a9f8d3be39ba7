import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bitvavoErrors } from './errors.ts'

test.each([
  ['{"errorCode":304,"error":"Access window exceeded"}', 'clockSkew', true],
  ['{"errorCode":107,"error":"The matching engine is overloaded."}', 'unavailable', false],
  ['{"errorCode":406,"error":"Your withdrawal is too small."}', 'amountBelowMinimum', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bitvavoErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bitvavoErrors, '{"success":true,"symbol":"USDC"}')).toBeUndefined())
