import { expect, test } from 'vitest'

import { adminOperationsById } from './adminOperations.ts'
import { mayCall, requiredRole, type RequiredRole, roleOfKeys } from './roles.ts'

const ascending: readonly RequiredRole[] = ['member', 'readOnly', 'support', 'developer', 'owner', 'operator']

test('each role includes the permissions of the lower roles, and none of the higher ones', () => {
  ascending.forEach((role, at) => {
    expect(ascending.map(held => mayCall(held, { role, method: 'POST' }))).toEqual(
      ascending.map((_, heldAt) => heldAt >= at),
    )
  })
})

test('by default a read is allowed to all members, and any other operation to developers', () => {
  expect(requiredRole({ method: 'GET' })).toBe('readOnly')
  for (const method of ['POST', 'PUT', 'DELETE']) expect(requiredRole({ method })).toBe('developer')
  expect(requiredRole({ method: 'DELETE', role: 'support' })).toBe('support')
})

test('a key can neither create members nor keys like itself, and cannot read the audit log', () => {
  const forbidden = [
    'inviteMember',
    'changeMemberRole',
    'removeMember',
    'createManagementKey',
    'listAuditEntries',
  ] as const
  expect(forbidden.filter(id => mayCall(roleOfKeys, adminOperationsById[id]))).toEqual([])
})
