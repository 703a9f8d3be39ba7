import { expect, test } from 'vitest'

import { clientWith, memberOf } from '../testing/clientMembers.ts'
import { removeMember } from './removeMember.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const anna = memberOf('anna', 'owner')

test('the only owner cannot be removed', async () => {
  const { ctx, steps } = clientWith(anna, memberOf('ben', 'support'))
  await expect(removeMember(ctx, scope, 'anna')).rejects.toMatchObject({ type: 'conflict' })
  expect(steps).toEqual(['lock', 'list'])
})

test('owners are counted under the client’s lock, so that two cannot remove each other', async () => {
  const { ctx, steps } = clientWith(anna, memberOf('cleo', 'owner'))
  await removeMember(ctx, scope, 'anna')
  expect(steps).toEqual(['lock', 'list', 'remove anna'])
})

test('an invitation is removed by its id without affecting a member, and an unknown id is not found', async () => {
  const { ctx, steps } = clientWith(anna)
  await removeMember(ctx, scope, 'invitation')
  expect(steps).toEqual([])
  await expect(removeMember(ctx, scope, 'unknown')).rejects.toMatchObject({ type: 'notFound' })
})
