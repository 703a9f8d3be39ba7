import { expect, test } from 'vitest'

import { clientWith, memberOf } from '../testing/clientMembers.ts'
import { changeMemberRole } from './changeMemberRole.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const anna = memberOf('anna', 'owner')
const ben = memberOf('ben', 'support')

test('the only owner keeps the role', async () => {
  const { ctx, steps } = clientWith(anna, ben)
  await expect(changeMemberRole(ctx, scope, { id: 'anna', role: 'developer' })).rejects.toMatchObject({
    type: 'conflict',
  })
  expect(steps).toEqual(['lock', 'list'])
  expect(await changeMemberRole(ctx, scope, { id: 'anna', role: 'owner' })).toEqual(anna)
})

test('a role is changed by an id in any case, and answered with the member', async () => {
  const { ctx } = clientWith(anna, ben)
  expect(await changeMemberRole(ctx, scope, { id: 'BEN', role: 'owner' })).toEqual({ ...ben, role: 'owner' })
})

test('the role of an unknown member is not found', async () => {
  const { ctx } = clientWith(anna)
  await expect(changeMemberRole(ctx, scope, { id: 'unknown', role: 'owner' })).rejects.toMatchObject({
    type: 'notFound',
  })
})
