import { expect, test } from 'vitest'

import { readGroupRoles, writeGroupRoles } from './groupRoles.ts'

test('roles of groups are read as they are written, also for a group with an equals sign', () => {
  const roles = [
    { group: 'staff', role: 'readOnly' },
    { group: 'cn=payments,dc=example', role: 'developer' },
  ] as const
  expect(readGroupRoles(writeGroupRoles(roles))).toEqual(roles)
  expect(readGroupRoles('\n staff=owner \n')).toEqual([{ group: 'staff', role: 'owner' }])
})
