import { expect, test } from 'vitest'

import { rejectKey } from './rejectKey.ts'

test('only a member passes, and the error names the refused action', () => {
  const actor = { id: 'id', name: 'name', ipAddress: '203.0.113.1' }
  expect(() => rejectKey({ ...actor, kind: 'member' }, 'approve')).not.toThrow()
  for (const kind of ['key', 'command'] as const)
    expect(() => rejectKey({ ...actor, kind }, 'approve')).toThrow('Only a member can approve a change.')
})
