import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { huobiErrors } from './errors.ts'

test.each([
  [
    '{"status":"error","err-code":"dw-insufficient-balance","err-msg":"Insufficient balance"}',
    'insufficientFunds',
    true,
  ],
  [
    '{"status":"error","err-code":"api-signature-not-valid","err-msg":"API key has no permission"}',
    'permissionMissing',
    true,
  ],
  ['{"code":1003,"message":"invalid signature"}', 'credentialsInvalid', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(huobiErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(huobiErrors, '{"status":"ok","data":[]}')).toBeUndefined())
