import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { createBridgingAddressOperation } from '../../bridging/createBridgingAddress.ts'
import { CreateLinkTokenRequest } from '../../linkTokens/createLinkToken.ts'
import { readSchema } from '../../openApi/schema.ts'
import { eraseUserOperation } from './eraseUser.ts'
import { exportUserOperation } from './exportUser.ts'

test('every user id that a request can create can also be exported and erased', () => {
  const requests = [CreateLinkTokenRequest, createBridgingAddressOperation.body ?? {}]
  const longest = Math.max(...requests.map(one => readSchema(one).properties?.['userId']?.maxLength ?? 0))
  expect(longest).toBeGreaterThan(0)
  for (const { params } of [exportUserOperation, eraseUserOperation]) {
    expect(Value.Check(params ?? {}, { userId: 'u'.repeat(longest) })).toBe(true)
    expect(Value.Check(params ?? {}, { userId: 'u'.repeat(longest + 1) })).toBe(false)
    expect(Value.Check(params ?? {}, { userId: '' })).toBe(false)
  }
})
