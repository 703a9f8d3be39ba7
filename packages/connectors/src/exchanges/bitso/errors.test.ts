import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bitsoErrors } from './errors.ts'

test.each([
  ['{"success":false,"error":{"code":"0201","message":"Invalid Nonce or Invalid Credentials"}}', 'clockSkew', false],
  ['{"success":false,"error":{"code":"0202","message":"IP address restricted"}}', 'permissionMissing', false],
  ['{"success":false,"error":{"code":"0200","message":"Too many requests"}}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bitsoErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bitsoErrors, '{"success":true,"payload":{}}')).toBeUndefined())
