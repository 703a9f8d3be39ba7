import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { whiteBitErrors } from './errors.ts'

test.each([
  ['{"code":0,"message":"Validation failed","errors":{"nonce":["Your nonce is too low"]}}', 'clockSkew', false],
  ['{"message":"This action is unauthorized. Enable your key in API settings"}', 'permissionMissing', true],
  ['{"code":30,"message":"Unauthorized request"}', 'credentialsInvalid', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(whiteBitErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () => expect(readErrorBody(whiteBitErrors, '[]')).toBeUndefined())
