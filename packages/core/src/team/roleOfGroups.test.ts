import { expect, test } from 'vitest'

import { roleOfGroups } from './roleOfGroups.ts'

const roles = [
  { group: 'support', role: 'support' as const },
  { group: 'admins', role: 'owner' as const },
  { group: 'engineers', role: 'developer' as const },
]

test('a member of several groups has the highest role of them, in whatever order they are named', () => {
  expect(roleOfGroups({ roles, defaultRole: undefined }, ['support', 'admins', 'engineers'])).toBe('owner')
  expect(roleOfGroups({ roles, defaultRole: 'readOnly' }, ['engineers', 'support'])).toBe('developer')
})

test('a person in none of the groups has the default role, or none', () => {
  expect(roleOfGroups({ roles, defaultRole: 'readOnly' }, ['Admins', 'other'])).toBe('readOnly')
  expect(roleOfGroups({ roles, defaultRole: undefined }, [])).toBeUndefined()
})
