import { expect, test } from 'vitest'

import { actor, installationWith } from '../testing/installation.ts'
import { anna } from '../testing/memberContext.ts'
import { resetInstallationMember } from './resetInstallationMember.ts'
import type { SignInContext } from './teamContext.ts'

const factors = { hashPassword: async (password: string) => `hash of ${password}` }
const provided = { ...anna, id: '00000000-0000-4000-8000-0000000000cd', identityProviderId: 'provider' }

test('a reset replaces the factors, ends every session and invites the member again', async () => {
  const { ctx, steps } = installationWith()
  const context = { ...ctx, factors } as unknown as SignInContext
  const { code, invitation, email } = await resetInstallationMember(context, { id: anna.id, actor })
  expect(steps).toEqual(['lock', `set factors ${anna.id}`, `remove passkeys ${anna.id}`, `end sessions ${anna.id}`])
  expect([email, invitation.resetsMemberId, code.length]).toEqual([anna.email, anna.id, 64])
})

test('a member with an identity provider is not reset here', async () => {
  const { ctx, steps } = installationWith([provided])
  const context = { ...ctx, factors } as unknown as SignInContext
  await expect(resetInstallationMember(context, { id: provided.id, actor })).rejects.toMatchObject({ type: 'conflict' })
  expect(steps).toEqual(['lock'])
})
