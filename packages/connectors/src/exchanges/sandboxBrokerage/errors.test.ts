import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { brokerageErrors } from './errors.ts'

test.each([
  ['{"error":"invalid_field","message":"address is not valid"}', 'invalidAddress', true],
  ['{"error":"invalid_field","message":"network is not offered"}', 'networkUnsupported', true],
  ['{"error":"too_many_requests","message":"Wait a minute"}', 'rateLimited', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(brokerageErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(brokerageErrors, '{"id":"3f2a","status":"pending"}')).toBeUndefined())
