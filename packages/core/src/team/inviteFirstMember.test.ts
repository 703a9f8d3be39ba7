import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { inviteFirstMember } from './inviteFirstMember.ts'

const invite = async (hasAny: boolean) => {
  const calls: string[] = []
  const { ids, store, environment } = partialContext({
    store: {
      members: { hasAny: async () => hasAny },
      invitations: {
        removeFirst: async () => void calls.push('remove'),
        insert: async () => void calls.push('insert'),
      },
    } as never,
  })
  return { code: await inviteFirstMember({ ids, store, environment, nowMs: () => 0 }), calls }
}

test('a new first invitation revokes the earlier one', async () => {
  expect(await invite(false)).toMatchObject({ code: expect.any(String), calls: ['remove', 'insert'] })
})

test('an installation with a member invites no first one', async () => {
  expect(await invite(true)).toEqual({ code: undefined, calls: [] })
})
