import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { cexIoErrors } from './errors.ts'

test.each([
  ['{"error":"Invalid key: key not passed or incorrect"}', 'credentialsInvalid', false],
  ['{"error":"Signature timestamp is out of the window"}', 'credentialsInvalid', false],
  ['{"error":"Rate limit exceeded"}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(cexIoErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(cexIoErrors, '{"ok":"ok","data":{}}')).toBeUndefined())
