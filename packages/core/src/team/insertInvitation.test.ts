import { expect, test } from 'vitest'

import { countedIds } from '../testing/partialContext.ts'
import { insertInvitation } from './insertInvitation.ts'

test('an invitation is open for a week, and its code is stored as a digest', async () => {
  const stored: object[] = []
  const ids = countedIds()
  const { invitation, code } = await insertInvitation(
    { ids, environment: 'sandbox', nowMs: () => 1_000 },
    { invitations: { insert: async (row: object) => void stored.push(row) } } as never,
    { email: 'a@example.com', role: 'owner' },
  )
  expect(invitation.expiresAtMs).toBe(1_000 + 7 * 24 * 60 * 60_000)
  expect(stored).toMatchObject([{ codeHash: ids.sha256(code), createdAtMs: 1_000 }])
  expect(JSON.stringify(stored)).not.toContain(code)
})
