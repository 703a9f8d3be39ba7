import { expect, test } from 'vitest'
import { Value } from 'typebox/value'

import { describeRequest, text } from '../testing/describeRequest.ts'
import { authenticateOperation } from './authenticate.ts'

describeRequest(
  authenticateOperation.body,
  { type: 'kraken' },
  {
    takes: {
      'credentials of 4096 characters': { username: text(4_096), password: text(4_096) },
      'what clients send where they have nothing to say': { authToken: '', mfaCode: '' },
    },
    refuses: {
      'no integration': { type: '' },
      'a password of 4097 characters': { password: text(4_097) },
      'a password that is a number': { password: 1234 },
    },
  },
)

test('the user is named in the query, with at most 300 characters', () => {
  const query = authenticateOperation.query ?? {}
  expect([1, 300, 301, 0].map(length => Value.Check(query, { userId: text(length) }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
