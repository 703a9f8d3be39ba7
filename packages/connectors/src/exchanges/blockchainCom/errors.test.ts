import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { blockchainComErrors } from './errors.ts'

test.each([
  ['{"status":401,"error":"Unauthorized","message":""}', 'credentialsInvalid', false],
  ['{"status":500,"error":"Internal Server Error"}', 'unavailable', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(blockchainComErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(blockchainComErrors, '{"primary":[]}')).toBeUndefined())
