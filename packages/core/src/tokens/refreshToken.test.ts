import { beforeEach, expect, test } from 'vitest'

import { createWorld, type World } from '../testing/index.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import type { Credentials, RefreshRule } from '../connections/credentials.ts'
import { issueTokens } from '../connections/issueTokens.ts'
import type { Connection } from '../connections/ports.ts'
import { refreshToken, type RefreshInput } from './refreshToken.ts'
import { readWithCredentials } from '../connections/withCredentials.ts'

const type = 'scripted'
let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
})

const connect = async (rule: RefreshRule, changes: Partial<Credentials & { kind: 'oAuth' }> = {}) => {
  world.institution.connector.descriptor.refresh = rule
  const credentials: Credentials = {
    kind: 'oAuth',
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    scopes: [],
    ...changes,
  }
  connection = await world.connect({ credentials })
}
const refresh = (input: Partial<RefreshInput> = {}) =>
  refreshToken(world.ctx, world.scope, { refreshToken: connection.refreshToken, type, ...input })
const read = () => readWithCredentials(world.ctx, connection, async (_, credentials) => credentials)
const unauthorized = { type: 'badRequest', message: 'Unauthorized token' }

test('withAccessToken: the request needs the access token of the same connection', async () => {
  await connect('withAccessToken')
  await expect(refresh()).rejects.toMatchObject({
    type: 'missingField',
    message: expect.stringMatching(/^authToken: /),
  })
  await expect(refresh({ accessToken: '' })).rejects.toMatchObject({ type: 'missingField' })
  const other = await world.connect()
  await expect(refresh({ accessToken: other.tokenId })).rejects.toMatchObject(unauthorized)
  expect(world.institution.refreshes).toEqual([])
  expect(await refresh({ accessToken: connection.tokenId })).toMatchObject({
    status: 'succeeded',
    expiresInSeconds: 30 * 86_400,
    connection: { id: connection.id, version: 2 },
  })
})

test('withAccessToken: a renewal before a read needs no action of the client', async () => {
  await connect('withAccessToken', { expiresAtMs: world.clock.nowMs() + 1 })
  expect(await read()).toMatchObject({ accessToken: 'access-after-refresh-0' })
})

/** Renews for the right code together with the challenge that requested it. */
const requestsCode = () => {
  const renew = world.institution.script.refresh
  const seen: (string | undefined)[] = []
  world.institution.script.refresh = async (presented, code, credentials) => {
    if (credentials?.kind !== 'oAuth') throw new ConnectorError('malformed', 'no token')
    if (code !== undefined) seen.push(credentials.challenge)
    return code === '123456' && credentials.challenge === 'challenge-1'
      ? renew(presented)
      : { ...credentials, challenge: 'challenge-1' }
  }
  return seen
}

test('mayAskForCode: a second request brings the code and the access token of the first response', async () => {
  await connect('mayAskForCode')
  const seen = requestsCode()
  const first = await refresh()
  expect(first).toMatchObject({ status: 'mfaRequired', connection: { id: connection.id } })
  expect(first).not.toHaveProperty('errorMessage')
  const accessToken = first.accessToken
  expect(await refresh({ accessToken, mfaCode: '000000' })).toMatchObject({
    status: 'mfaRequired',
    errorMessage: 'The code is incorrect or expired.',
  })
  const second = await refresh({ accessToken, mfaCode: '123456' })
  expect(second).toMatchObject({ status: 'succeeded', expiresInSeconds: 3_600 })
  expect(second.connection.credentials).not.toHaveProperty('challenge')
  expect(seen).toEqual(['challenge-1', 'challenge-1'])
  expect(await world.ctx.store.connections.find(world.scope, connection.id)).toEqual(second.connection)
})

test('mayAskForCode: a code without the access token, or with another connection’s, does not reach the institution', async () => {
  await connect('mayAskForCode')
  const seen = requestsCode()
  await refresh()
  const missing = { type: 'missingField', message: expect.stringMatching(/^accessToken: /) }
  await expect(refresh({ mfaCode: '123456' })).rejects.toMatchObject(missing)
  const other = await world.connect()
  await expect(refresh({ mfaCode: '123456', accessToken: other.tokenId })).rejects.toMatchObject(unauthorized)
  expect(seen).toEqual([])
})

test('mayAskForCode: concurrent requests with the same code make one call', async () => {
  await connect('mayAskForCode')
  const seen = requestsCode()
  await refresh()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refresh({ accessToken: connection.tokenId, mfaCode: '123456' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'succeeded'))
  expect(seen).toHaveLength(1)
})

test('mayAskForCode: a read never sends the user a message', async () => {
  await connect('mayAskForCode', { expiresAtMs: world.clock.nowMs() + 1 })
  expect(await read()).toMatchObject({ accessToken: 'access-0' })
  const expired = readWithCredentials(world.ctx, connection, () =>
    Promise.reject(new ConnectorError('tokenExpired', 'expired')),
  )
  await expect(expired).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
    message: expect.stringContaining('/token/refresh'),
  })
  expect(world.institution.refreshes).toEqual([])
  const kept = await world.ctx.store.connections.find(world.scope, connection.id)
  expect(kept).toMatchObject({ state: 'active' })
})

test('byAccessToken: the expired access token is the refresh token', async () => {
  world.institution.connector.descriptor.refresh = 'byAccessToken'
  const credentials: Credentials = { kind: 'oAuth', accessToken: 'access-0', expiresAtMs: 1, scopes: [] }
  connection = await world.connect({ credentials })
  expect(await refresh({ refreshToken: connection.tokenId })).toMatchObject({
    status: 'succeeded',
    expiresInSeconds: 30 * 86_400,
  })
  expect(world.institution.refreshes).toEqual(['access-0'])
})

test('byAccessToken: a read also renews the token', async () => {
  world.institution.connector.descriptor.refresh = 'byAccessToken'
  connection = await world.connect({
    credentials: { kind: 'oAuth', accessToken: 'access-0', expiresAtMs: world.clock.nowMs() - 1, scopes: [] },
  })
  expect(await read()).toMatchObject({ accessToken: 'access-after-access-0' })
})

test('for any other rule a code is ignored', async () => {
  connection = await world.connect()
  expect(await refresh({ mfaCode: '1' })).toMatchObject({ status: 'succeeded' })
})

test('an access token of another connection is rejected, and no token is refreshed', async () => {
  connection = await world.connect()
  const other = await world.connect()
  const foreign = await issueTokens(world.ctx, other)
  for (const accessToken of ['nonsense', other.tokenId, foreign.accessToken])
    await expect(refresh({ accessToken })).rejects.toMatchObject(unauthorized)
  expect(world.institution.refreshes).toEqual([])
  expect(await refresh({ accessToken: connection.tokenId })).toMatchObject({ status: 'succeeded' })
})
