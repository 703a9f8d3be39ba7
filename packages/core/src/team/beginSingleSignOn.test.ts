import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import { beginSingleSignOn } from './beginSingleSignOn.ts'
import type { SignOnContext } from './teamContext.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const begin = (id: string, hasProvider: boolean) => {
  const { ctx } = memberContext({ identityProviders: { find: async () => (hasProvider ? ({} as never) : undefined) } })
  const singleSignOn = { authorizationUrl: async (_: unknown, flow: object) => JSON.stringify(flow) }
  const context = { ...ctx, singleSignOn } as unknown as SignOnContext
  return beginSingleSignOn(context, { clientId: id, redirectUrl: 'https://rialto.example/sso' })
}

test('each sign-in has another secret, which the URL does not contain', async () => {
  const { secret, authorizationUrl } = await begin(clientId, true)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(authorizationUrl).toContain('https://rialto.example/sso')
  expect(authorizationUrl).not.toContain(secret)
})

test.each([
  ['client', true],
  [clientId, false],
])('for the client %s with a provider (%s), single sign-on is not offered', async (id, hasProvider) => {
  await expect(begin(id, hasProvider)).rejects.toMatchObject({ type: 'notFound' })
})
