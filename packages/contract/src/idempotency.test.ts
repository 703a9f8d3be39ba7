import { expect, test } from 'vitest'

import { adminOperationsById } from './admin/adminOperations.ts'
import { adminTakesIdempotencyKey, idempotencyKeyPattern, takesIdempotencyKey } from './idempotency.ts'
import { operations } from './operations.ts'

test('a key is printable text without spaces, optionally with the quotes of a structured field', () => {
  for (const key of ['a', '"8e03978e-40d5-43e8-bc93-6894a57f9324"', '~'.repeat(255)])
    expect(idempotencyKeyPattern.test(key)).toBe(true)
  for (const key of ['', 'a b', 'ä', 'a\n', '\0', '~'.repeat(256)]) expect(idempotencyKeyPattern.test(key)).toBe(false)
})

test('every operation that moves money accepts a key, and no read does', () => {
  const taking = new Set(operations.filter(takesIdempotencyKey).map(({ id }) => id))
  expect(operations.filter(one => 'movesMoney' in one && !taking.has(one.id))).toEqual([])
  expect(operations.filter(one => one.permission === 'read' && taking.has(one.id))).toEqual([])
  expect(operations.filter(one => one.method !== 'POST' && taking.has(one.id))).toEqual([])
})

test('in the account management API, operations that create something accept a key, except signing in', () => {
  const takes = (id: keyof typeof adminOperationsById) => adminTakesIdempotencyKey(adminOperationsById[id])
  expect([takes('createApiKey'), takes('inviteMember')]).toEqual([true, true])
  expect([takes('signIn'), takes('issueAdminToken'), takes('listApiKeys'), takes('removeMember')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
