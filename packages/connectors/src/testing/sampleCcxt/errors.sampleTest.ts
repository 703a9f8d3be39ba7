import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { sampleErrors } from './errors.ts'

// One row for each kind of error, with whether nothing was created.
test.each([['{"code":1,"message":"(an error body of the documents)"}', 'insufficientFunds', true]])(
  'the body %s is %s, and a certain refusal: %s',
  (body, kind, isCertain) => expect(readErrorBody(sampleErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () => expect(readErrorBody(sampleErrors, '{"id":"1"}')).toBeUndefined())
