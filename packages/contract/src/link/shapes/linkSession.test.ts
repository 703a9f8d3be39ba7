import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { OpenLinkSessionRequest } from './linkSession.ts'

test('a one-time code is short', () => {
  expect(Value.Check(OpenLinkSessionRequest, { code: 'c'.repeat(200) })).toBe(true)
  expect(Value.Check(OpenLinkSessionRequest, { code: 'c'.repeat(201) })).toBe(false)
  expect(Value.Check(OpenLinkSessionRequest, { code: '' })).toBe(false)
})
