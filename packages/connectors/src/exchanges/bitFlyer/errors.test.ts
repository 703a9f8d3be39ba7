import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bitFlyerErrors } from './errors.ts'

test.each([
  ['{"status":-500,"error_message":"Key not found","data":null}', 'credentialsInvalid', false],
  ['{"status":-500,"error_message":"Permission denied","data":null}', 'permissionMissing', false],
  ['{"status":-1,"error_message":"Over API limit per period","data":null}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bitFlyerErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () => expect(readErrorBody(bitFlyerErrors, '[]')).toBeUndefined())
