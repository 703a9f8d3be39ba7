import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { alpacaErrors } from './errors.ts'

test.each([
  ['{"code":40310000,"message":"insufficient balance for USDC"}', 'insufficientFunds', true],
  ['{"code":40310000,"message":"address is not in your whitelist"}', 'refused', true],
  ['{"code":40310000,"message":"transfer was rejected"}', 'refused', true],
  ['{"code":42210000,"message":"invalid address"}', 'invalidAddress', true],
  ['{"code":40010000,"message":"travel rule information is required"}', 'refused', true],
  ['{"code":40010000,"message":"bad request"}', 'refused', false],
  ['{"message":"insufficient balance for USDC"}', 'refused', false],
  ['{"message":"forbidden."}', 'refused', false],
  ['{"message":"request timed out"}', 'refused', false],
  ['{"code":42910000,"message":"rate limit exceeded"}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(alpacaErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(alpacaErrors, '{"id":"3f2a","message":"created"}')).toBeUndefined())
