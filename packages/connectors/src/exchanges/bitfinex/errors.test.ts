import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bitfinexErrors } from './errors.ts'

test.each([
  ['["error",10100,"apikey: invalid"]', 'credentialsInvalid', true],
  ['["error",10114,"nonce: small"]', 'clockSkew', false],
  ['["error",null,"ERR_RATE_LIMIT: ratelimit"]', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bitfinexErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bitfinexErrors, '[[1,"exchange"]]')).toBeUndefined())
