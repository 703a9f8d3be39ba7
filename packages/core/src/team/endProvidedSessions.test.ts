import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import { endProvidedSessions } from './endProvidedSessions.ts'
import type { SignOnContext } from './teamContext.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const newContext = () => {
  const taken = new Set<string>()
  const { ctx, entries } = memberContext({
    identityProviders: { find: async () => ({ id: 'provider', issuer: 'https://id.example' }) as never },
    provisioning: {
      takeLogoutToken: async (_, tokenId) => !taken.has(tokenId) && taken.add(tokenId).size > 0,
      endSessions: async () => ['ben', 'anna'],
    },
  })
  const singleSignOn = { readLogout: async (_: unknown, token: string) => ({ tokenId: token, subject: 'anna' }) }
  return { ctx: { ...ctx, singleSignOn } as unknown as SignOnContext, entries }
}
const by = { logoutToken: 'token', ipAddress: '203.0.113.1' }

test('a logout token ends its sessions once, and each member has an entry', async () => {
  const { ctx, entries } = newContext()
  await endProvidedSessions(ctx, { clientId: clientId.toUpperCase(), ...by })
  await expect(endProvidedSessions(ctx, { clientId, ...by })).rejects.toMatchObject({ type: 'badRequest' })
  expect(entries.map(({ operation, target }) => [operation, target])).toEqual([
    ['endProvidedSessions', 'anna'],
    ['endProvidedSessions', 'ben'],
  ])
})

test('a client id of another form gets the error of an invalid token', async () => {
  await expect(endProvidedSessions(newContext().ctx, { clientId: 'client', ...by })).rejects.toMatchObject({
    type: 'badRequest',
    message: 'The logout token is not valid.',
  })
})
