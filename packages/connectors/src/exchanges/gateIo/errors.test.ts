import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { gateIoErrors } from './errors.ts'

test.each([
  ['{"label":"BALANCE_NOT_ENOUGH","message":"Not enough balance"}', 'insufficientFunds', true],
  ['{"label":"FORBIDDEN","detail":"KYC is required"}', 'kycRequired', true],
  ['{"label":"FORBIDDEN","message":"Not available in your country"}', 'regionRestricted', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(gateIoErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(gateIoErrors, '{"id":"210496","currency":"USDT"}')).toBeUndefined())
