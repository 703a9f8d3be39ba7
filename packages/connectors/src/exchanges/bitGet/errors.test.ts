import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bitGetErrors } from './errors.ts'

test.each([
  ['{"code":"43012","msg":"Insufficient balance","data":null}', 'insufficientFunds', true],
  ['{"code":"40010","msg":"Request timed out","data":null}', 'unavailable', false],
  ['{"code":"40013","msg":"User status is abnormal","data":null}', 'accountLocked', false],
  ['{"code":"34008","msg":"Insufficient balance","data":null}', 'insufficientFunds', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bitGetErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bitGetErrors, '{"code":"00000","msg":"success","data":{}}')).toBeUndefined())
