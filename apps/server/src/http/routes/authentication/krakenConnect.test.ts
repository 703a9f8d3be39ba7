import { findIntegrationType } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { connectBySignIn, type LinkedAccount } from '../../../testing/linkFlows.ts'

/** A sign-in that issues a key, through the whole platform: nothing in it may take every sign-in for a token. */
const type = 'krakenConnect'
const weekS = 7 * 86_400
const server = useTestServer()

const connect = async (persona?: string) => (await connectBySignIn(server, type, persona)).connection
const read = (path: string, { tokenId }: LinkedAccount) =>
  server.call('POST', path, { body: { authToken: tokenId, type } })
const statusOf = async (account: LinkedAccount): Promise<string> =>
  (await read('/api/v1/holdings/get', account)).body.content.status
const pass = (ms: number) => server.simulators.control('POST', '/clock/advance', { ms })
const requestedFor = async (method: string, path: string): Promise<number> => {
  const { requests } = await server.simulators.control('GET', '/requests')
  const seen = requests as { method: string; path: string; count: number }[]
  return seen.find(request => request.method === method && request.path === path)?.count ?? 0
}

test('Kraken is listed as a sign-in, beside the key', async () => {
  const { body } = await server.call('GET', '/api/v1/authenticationSchemes')
  expect(body.content).toContainEqual({
    brokerType: type,
    authenticationSchemeType: 'OAuth',
    initialAuthenticationModel: { fields: [] },
    mfaSchemes: [],
  })
  const asKey = { type, username: 'Mesh', password: 'Pass123' }
  const refused = await server.call('POST', '/api/v1/authenticate?userId=user-1', { body: asKey })
  expect(refused.body.detail).toContain('GET /api/v1/authenticate/krakenConnect')
  expect((await server.call('GET', `/api/v1/authenticate/${type}?userId=user-1`)).status).toBe(200)
})

test('a sign-in connects, and returns holdings, balance and identity', async () => {
  const account = await connect()
  const holdings = await read('/api/v1/holdings/get', account)
  expect(JSON.stringify(holdings.body.content)).toContain('"USDC"')
  expect((await read('/api/v1/balance/get', account)).status).toBe(200)
  const integrationId = findIntegrationType(type)?.id
  const identity = await server.call('POST', '/api/v1/account/verify', {
    body: { authToken: account.accessToken, integrationId },
  })
  expect(identity.body.content).toMatchObject({ integrationName: 'Kraken Connect', email: 'mesh@example.com' })
})

test('an expired key is renewed, and the client’s access token remains valid', async () => {
  const account = await connect('MeshUSDC')
  const refresh = () =>
    server.call('POST', '/api/v1/token/refresh', { body: { refreshToken: account.refreshToken, type } })
  const first = (await refresh()).body.content
  expect(first.status).toBe('succeeded')
  expect(first.expiresInSeconds).toBeGreaterThan(weekS)
  await pass(weekS * 1_000)
  const before = await requestedFor('POST', '/oauth/fast-api-key')
  expect(await statusOf(account)).toBe('succeeded')
  expect(await requestedFor('POST', '/oauth/fast-api-key')).toBe(before + 1)
  expect((await refresh()).body.content.status).toBe('succeeded')
})

test('a reconnect is required exactly when the sign-in has expired', async () => {
  const account = await connect('MeshETH')
  await pass(31 * 86_400_000)
  expect(await statusOf(account)).toBe('notAuthorized')
  const again = await connect('MeshETH')
  expect(again.isReconnected).toBe(true)
  expect(again.tokenId).toBe(account.tokenId)
  expect(await statusOf(again)).toBe('succeeded')
})

test('removing the account deletes the key at Kraken', async () => {
  const account = await connect('MeshUSDT')
  const before = await requestedFor('DELETE', '/oauth/fast-api-key')
  const { status } = await server.call('DELETE', '/api/v1/account', { body: { authToken: account.tokenId, type } })
  expect(status).toBe(200)
  expect(await requestedFor('DELETE', '/oauth/fast-api-key')).toBe(before + 1)
})
