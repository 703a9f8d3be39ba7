import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { coinbaseExchangeErrors } from './errors.ts'

test.each([
  ['{"message":"Insufficient funds"}', 'insufficientFunds', false],
  ['{"message":"request timestamp expired"}', 'clockSkew', false],
  ['{"message":"Public rate limit exceeded"}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(coinbaseExchangeErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(coinbaseExchangeErrors, '{"id":"3f2a","message":"created"}')).toBeUndefined())
