import { expect, test } from 'vitest'

import { readErrorBody } from '../../testing/readErrorBody.ts'
import { okxErrors } from './errors.ts'

test.each([
  ['{"code":"50102","msg":"Timestamp request expired","data":[]}', 'clockSkew', true],
  ['{"code":"50001","msg":"Service temporarily unavailable","data":[]}', 'unavailable', false],
  ['{"code":"51000","msg":"Parameter toAddr error","data":[]}', 'invalidAddress', true],
  ['{"code":"51000","msg":"Parameter rcvrInfo error","data":[]}', 'refused', true],
  ['{"code":"58299","msg":"Travel Rule information is missing","data":[]}', 'refused', false],
])('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
  expect(readErrorBody(okxErrors, body)).toEqual({ kind, isCertain }),
)

test('the body of a success is not an error', () =>
  expect(readErrorBody(okxErrors, '{"code":"0","msg":"","data":[]}')).toBeUndefined())
