import { expect, test } from 'vitest'

import { actor, installationWith } from '../testing/installation.ts'
import { anna } from '../testing/memberContext.ts'
import { changeInstallationMember } from './changeInstallationMember.ts'

test('a change is made under the lock of all members, and is recorded in the installation’s log', async () => {
  const { ctx, entries, steps } = installationWith()
  const target = { id: anna.id.toUpperCase(), actor }
  expect(await changeInstallationMember(ctx, 'promote', target, async (_, member) => member)).toEqual(anna)
  expect(steps).toEqual(['lock'])
  expect(entries).toMatchObject([{ operation: 'promote', target: anna.id, after: { email: anna.email } }])
})

test.each(['anna', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async id => {
  const { ctx, entries } = installationWith()
  const changing = changeInstallationMember(ctx, 'promote', { id, actor }, async () => expect.fail('was called'))
  await expect(changing).rejects.toMatchObject({ type: 'notFound' })
  expect(entries).toEqual([])
})
