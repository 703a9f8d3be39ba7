import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { lunoErrors } from './errors.ts'

test.each([
  ['{"error":"API key revoked","error_code":"ErrApiKeyRevoked"}', 'credentialsInvalid', false],
  ['{"error":"Too many requests","error_code":"ErrTooManyRequests"}', 'rateLimited', false],
  ['{"error":"Under maintenance","error_code":"ErrUnderMaintenance"}', 'unavailable', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(lunoErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () => expect(readErrorBody(lunoErrors, '{"balance":[]}')).toBeUndefined())
