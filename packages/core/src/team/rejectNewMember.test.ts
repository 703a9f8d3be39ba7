import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import { rejectNewMember } from './rejectNewMember.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const reject = (fromMs: number | undefined) =>
  rejectNewMember(memberContext({ members: { findApprovesFrom: async () => fromMs } }).ctx, scope, {
    ...{ id: 'ben', name: 'ben@example.com' },
  })

test('a member counts from the stored time on, and one without a time at once', async () => {
  await reject(1_000)
  await reject(undefined)
  await expect(reject(1_001)).rejects.toMatchObject({
    type: 'permissionDenied',
    message: expect.stringContaining('ben@example.com'),
  })
})
