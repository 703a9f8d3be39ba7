import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { bybitErrors } from './errors.ts'

test.each([
  ['{"retCode":131001,"retMsg":"balance is not sufficient"}', 'insufficientFunds', true],
  ['{"retCode":10024,"retMsg":"compliance rules triggered"}', 'regionRestricted', true],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(bybitErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(bybitErrors, '{"retCode":0,"retMsg":"OK","result":{}}')).toBeUndefined())
