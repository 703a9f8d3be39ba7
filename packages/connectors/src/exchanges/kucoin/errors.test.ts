import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { kucoinErrors } from './errors.ts'

test.each([
  ['{"code":"400004","msg":"Invalid KC-API-PASSPHRASE"}', 'credentialsInvalid', true],
  ['{"code":"400100","msg":"withdrawal amount is below the minimum requirement"}', 'amountBelowMinimum', true],
  ['{"code":"260200","msg":"withdrawal amount is below the minimum requirement"}', 'refused', false],
  ['{"code":"900000","msg":"Travel Rule information is required"}', 'refused', false],
  ['{"code":"400002","msg":"KC-API-TIMESTAMP Invalid"}', 'clockSkew', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(kucoinErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(kucoinErrors, '{"code":"200000","data":{}}')).toBeUndefined())
