import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { upbitErrors } from './errors.ts'

test.each([
  ['{"error":{"name":"out_of_scope","message":"권한이 부족합니다."}}', 'permissionMissing', true],
  ['{"error":{"name":"nonce_used"}}', 'clockSkew', false],
  ['{"error":{"name":"insufficient_funds_withdraw","message":"잔고가 부족합니다."}}', 'insufficientFunds', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(upbitErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(upbitErrors, '{"type":"withdraw","uuid":"9f43"}')).toBeUndefined())
