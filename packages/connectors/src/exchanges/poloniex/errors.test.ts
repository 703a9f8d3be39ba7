import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { poloniexErrors } from './errors.ts'

test.each([
  ['{"code":21709,"message":"Low available balance"}', 'insufficientFunds', true],
  ['{"code":21721,"message":"Insufficient balance"}', 'insufficientFunds', false],
  ['{"code":401,"message":"Invalid API Key"}', 'credentialsInvalid', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(poloniexErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(poloniexErrors, '{"withdrawalRequestsId":33485231}')).toBeUndefined())
