import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { changeMemberRole } from './changeMemberRole.ts'
import { removeMember } from './removeMember.ts'
import type { Member, Role } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const member = (id: string, role: Role): Member & { role: Role } => ({
  id,
  environment: 'sandbox',
  email: `${id}@example.com`,
  name: id,
  isOperator: false,
  role,
})

const clientWith = (...members: (Member & { role: Role })[]) => {
  const steps: string[] = []
  const { ids, store, environment } = partialContext({
    store: {
      clients: { lock: async () => void steps.push('lock') },
      identityProviders: { find: async () => undefined },
      invitations: { remove: async (_, id) => id === 'invitation' },
      members: {
        list: async () => {
          steps.push('list')
          return members
        },
        setRole: async (_, id, { role }) => void steps.push(`${id} ${role}`),
        removeRole: async (_, id) => steps.push(`remove ${id}`) > 0,
      },
    },
  })
  return { ctx: { ids, store, environment, nowMs: () => 0 }, steps }
}
const anna = member('anna', 'owner')
const ben = member('ben', 'support')

test('the only owner can neither be removed nor given a lower role', async () => {
  const { ctx, steps } = clientWith(anna, ben)
  await expect(changeMemberRole(ctx, scope, { id: 'anna', role: 'developer' })).rejects.toMatchObject({
    type: 'conflict',
  })
  await expect(removeMember(ctx, scope, 'anna')).rejects.toMatchObject({ type: 'conflict' })
  expect(steps).toEqual(['lock', 'list', 'lock', 'list'])
  expect(await changeMemberRole(ctx, scope, { id: 'anna', role: 'owner' })).toEqual(anna)
})

test('owners are counted under the client’s lock, so that two cannot remove each other', async () => {
  const { ctx, steps } = clientWith(anna, member('cleo', 'owner'))
  await removeMember(ctx, scope, 'anna')
  expect(steps).toEqual(['lock', 'list', 'remove anna'])
})

test('a role is changed by an id in any case, and answered with the member', async () => {
  const { ctx } = clientWith(anna, ben)
  expect(await changeMemberRole(ctx, scope, { id: 'BEN', role: 'owner' })).toEqual({ ...ben, role: 'owner' })
})

test('an invitation is removed by its id without affecting a member, and an unknown id is not found', async () => {
  const { ctx, steps } = clientWith(anna)
  await removeMember(ctx, scope, 'invitation')
  expect(steps).toEqual([])
  await expect(removeMember(ctx, scope, 'nobody')).rejects.toMatchObject({ type: 'notFound' })
  await expect(changeMemberRole(ctx, scope, { id: 'nobody', role: 'owner' })).rejects.toMatchObject({
    type: 'notFound',
  })
})
