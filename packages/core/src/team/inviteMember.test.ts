import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { inviteMember } from './inviteMember.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const invite = (input: Parameters<typeof inviteMember>[1], known: { role?: string } | undefined) => {
  const client = { id: clientId, name: 'Shop' }
  const { ids, store, environment } = partialContext({
    store: {
      members: {
        findWithFactors: async () => known && { id: 'anna' },
        findRole: async () => known?.role,
      },
      clients: { list: async () => [client], find: async () => client },
      invitations: { insert: async () => undefined },
    } as never,
  })
  return inviteMember({ ids, store, environment, nowMs: () => 0 }, input)
}
const email = 'A@example.com'

test('a member of another client is invited to this one', async () => {
  const { invitation } = await invite({ email, role: 'support', clientId }, {})
  expect(invitation).toMatchObject({ email: 'a@example.com', role: 'support', client: { name: 'Shop' } })
})

test('a member of the client is not invited again', async () => {
  await expect(invite({ email, role: 'support', clientId }, { role: 'owner' })).rejects.toMatchObject({
    type: 'conflict',
  })
})

test('a member is not invited to the installation', async () => {
  await expect(invite({ email, role: 'support' }, {})).rejects.toMatchObject({ type: 'conflict' })
  expect((await invite({ email, role: 'support' }, undefined)).invitation).toMatchObject({ role: 'owner' })
})
