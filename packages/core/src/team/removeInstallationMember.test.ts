import { expect, test } from 'vitest'

import { actor, installationWith, operatorId } from '../testing/installation.ts'
import { anna } from '../testing/memberContext.ts'
import { removeInstallationMember } from './removeInstallationMember.ts'

const second = { ...anna, id: '00000000-0000-4000-8000-0000000000cd', isOperator: true }

test('a member is removed', async () => {
  const { ctx, steps } = installationWith()
  await removeInstallationMember(ctx, { id: anna.id, actor })
  expect(steps).toEqual(['lock', `remove ${anna.id}`])
})

test('an operator can be removed while another one stays', async () => {
  const { ctx, steps } = installationWith([second])
  await removeInstallationMember(ctx, { id: second.id, actor })
  expect(steps).toContain(`remove ${second.id}`)
})

test.each([
  ['your own account', operatorId, actor, undefined],
  ['the only operator', operatorId, { ...actor, id: 'command' }, undefined],
  ['the break-glass owner of a client', anna.id, actor, anna.id],
])('%s is not removed', async (_, id, by, breakGlassId) => {
  const { ctx, steps } = installationWith([], breakGlassId)
  await expect(removeInstallationMember(ctx, { id, actor: by })).rejects.toMatchObject({ type: 'conflict' })
  expect(steps).toEqual(['lock'])
})
