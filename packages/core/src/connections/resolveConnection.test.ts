import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { resolveConnection } from './resolveConnection.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)
const accessToken = `rat_${'0'.repeat(64)}`

const resolve = (authToken: string, { type = 'scripted', expiresAtMs = Infinity } = {}) => {
  const descriptor = { type }
  const ctx = partialContext({
    connectors: { find: (name: string) => (name === type ? { descriptor } : undefined) } as never,
    store: {
      connections: {
        findByTokenId: async (_, token) => (token === connection.tokenId ? connection : undefined),
        findByAccessToken: async () => ({ connection, expiresAtMs }),
      },
    },
  })
  return resolveConnection(ctx, scope, { authToken, type })
}

test('a token id never expires, and an access token does', async () => {
  expect(await resolve(connection.tokenId, { expiresAtMs: 0 })).toBe(connection)
  expect(await resolve(accessToken)).toBe(connection)
  await expect(resolve(accessToken, { expiresAtMs: 0 })).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
    message: expect.stringContaining('expired'),
  })
})

test('a token of another integration is not valid', async () => {
  await expect(resolve(connection.tokenId, { type: 'another' })).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
  })
})
