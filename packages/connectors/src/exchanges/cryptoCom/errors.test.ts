import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { cryptoComErrors } from './errors.ts'

test.each([
  [
    '{"id":1,"method":"private/create-withdrawal","code":306,"message":"INSUFFICIENT_AVAILABLE_BALANCE"}',
    'insufficientFunds',
    true,
  ],
  ['{"id":1,"code":40103,"message":"UNAUTHORIZED, IP not whitelisted"}', 'permissionMissing', true],
  ['{"id":1,"code":99999,"message":"Address not in whitelist"}', 'refused', false],
  ['{"id":1,"code":40801,"message":"REQUEST_TIMEOUT"}', 'unavailable', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(cryptoComErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(cryptoComErrors, '{"id":1,"code":0,"result":{}}')).toBeUndefined())
