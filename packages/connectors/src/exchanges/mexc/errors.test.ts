import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { mexcErrors } from './errors.ts'

test.each([
  ['{"code":10101,"msg":"Insufficient balance"}', 'insufficientFunds', true],
  ['{"code":700003,"msg":"Timestamp for this request is outside of the recvWindow"}', 'clockSkew', true],
  ['{"code":10265,"msg":"Due to risk control, withdrawal is unavailable"}', 'accountLocked', false],
  ['{"code":60005,"msg":"your account is abnormal"}', 'accountLocked', false],
  ['{"code":10212,"msg":"Please set the withdrawal address first"}', 'refused', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(mexcErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(mexcErrors, '{"code":0,"data":{}}')).toBeUndefined())
