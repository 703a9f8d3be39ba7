import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { coinbaseErrors } from './errors.ts'

test.each([
  ['{"errors":[{"id":"expired_token","message":"The access token expired"}]}', 'tokenExpired', true],
  ['{"errors":[{"id":"validation_error","message":"Amount must be positive"}]}', 'refused', true],
  ['{"errors":[{"id":"validation_error","message":"Insufficient funds"}]}', 'insufficientFunds', true],
  ['{"errors":[{"id":"invalid_request","message":"The request body is not JSON"}]}', 'refused', true],
  ['{"errors":[{"id":"send_held","message":"This send exceeds your limit"}]}', 'refused', false],
  ['{"errors":[{"id":"insufficient_funds","message":"Insufficient funds"}]}', 'refused', false],
  ['{"errors":[{"id":"internal_server_error","message":"Something went wrong"}]}', 'unavailable', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(coinbaseErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(coinbaseErrors, '{"data":{"id":"3f2a"}}')).toBeUndefined())
