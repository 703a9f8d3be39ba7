import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { coinExErrors } from './errors.ts'

test.each([
  ['{"code":3109,"message":"balance not enough","data":{}}', 'insufficientFunds', true],
  ['{"code":4007,"message":"IP Prohibited","data":{}}', 'permissionMissing', true],
  ['{"code":4010,"message":"Request expired","data":{}}', 'clockSkew', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(coinExErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(coinExErrors, '{"code":0,"message":"OK","data":{}}')).toBeUndefined())
