import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findAlterableMember } from './findAlterableMember.ts'
import type { Role } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const find = (owners: readonly string[], remains: Role | undefined, breakGlassMemberId?: string) => {
  const { store } = partialContext({
    store: {
      clients: { lock: async () => undefined },
      members: { list: async () => owners.map(id => ({ id, role: 'owner' })) },
      identityProviders: { find: async () => breakGlassMemberId && { breakGlassMemberId } },
    } as never,
  })
  return findAlterableMember(store, scope, { id: 'ANNA', remains })
}

test('a client keeps an owner', async () => {
  await expect(find(['anna'], undefined)).rejects.toMatchObject({ type: 'conflict' })
  await expect(find(['anna'], 'support')).rejects.toMatchObject({ type: 'conflict' })
  expect(await find(['anna'], 'owner')).toMatchObject({ id: 'anna' })
  expect(await find(['anna', 'ben'], undefined)).toMatchObject({ id: 'anna' })
})

test('the break-glass owner stays an owner, also beside others', async () => {
  await expect(find(['anna', 'ben'], 'support', 'anna')).rejects.toMatchObject({
    message: expect.stringContaining('identity provider'),
  })
  expect(await find(['anna', 'ben'], 'support', 'ben')).toMatchObject({ id: 'anna' })
})

test('a member of another client is not found', async () => {
  await expect(find(['ben'], undefined)).rejects.toMatchObject({ type: 'notFound' })
})
