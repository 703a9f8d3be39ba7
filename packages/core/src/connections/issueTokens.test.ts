import { beforeEach, expect, test } from 'vitest'

import { createWorld, type World } from '../testing/index.ts'
import { refreshToken } from '../tokens/refreshToken.ts'
import { issueTokens } from './issueTokens.ts'
import type { Connection } from './ports.ts'
import { resolveConnection } from './resolveConnection.ts'

const type = 'scripted'
let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  const credentials = { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', scopes: [] } as const
  connection = await world.connect({ credentials: { ...credentials, expiresAtMs: world.clock.nowMs() + 3_600_000 } })
})

const resolve = (authToken: string) => resolveConnection(world.ctx, world.scope, { authToken, type })
const refresh = (more: object = {}) =>
  refreshToken(world.ctx, world.scope, { refreshToken: connection.refreshToken, type, ...more })
const refused = { type: 'invalidIntegrationToken' }

test('the account id is not a credential, and access token, token id, refresh token and account id all differ', async () => {
  const { accessToken, tokenId, refreshToken } = await issueTokens(world.ctx, connection)
  expect(new Set([accessToken, tokenId, refreshToken, connection.id, connection.upstreamId]).size).toBe(5)
  expect(accessToken).toMatch(/^rat_[0-9a-f]{64}$/)
  expect((await resolve(accessToken)).id).toBe(connection.id)
  expect((await resolve(tokenId)).id).toBe(connection.id)
  await expect(resolve(connection.id)).rejects.toMatchObject(refused)
  await expect(resolve(refreshToken)).rejects.toMatchObject(refused)
})

test('an access token is valid for the stated seconds, and afterwards only a refresh or the token id works', async () => {
  const { accessToken, expiresInSeconds = 0 } = await issueTokens(world.ctx, connection)
  world.clock.advance(expiresInSeconds * 1_000 - 1)
  expect((await resolve(accessToken)).id).toBe(connection.id)
  world.clock.advance(1)
  await expect(resolve(accessToken)).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('POST /token/refresh'),
  })
  expect((await resolve(connection.tokenId)).id).toBe(connection.id)
  const renewed = await refresh({ accessToken })
  expect((await resolve(renewed.accessToken)).id).toBe(connection.id)
})

test('a refresh replaces the access token and keeps the token id; in-flight requests with the old token are answered', async () => {
  const first = await issueTokens(world.ctx, connection)
  const second = await refresh()
  expect(second.accessToken).not.toBe(first.accessToken)
  expect(second).toMatchObject({ tokenId: first.tokenId, refreshToken: first.refreshToken })
  expect((await resolve(first.accessToken)).id).toBe(connection.id)
  world.clock.advance(world.ctx.settings.replacedTokenTtlMs)
  await expect(resolve(first.accessToken)).rejects.toMatchObject(refused)
  expect((await resolve(second.accessToken)).id).toBe(connection.id)
})

test('a new refresh token is issued on request, and the old one is revoked', async () => {
  const renewed = await refresh({ createNewRefreshToken: true })
  expect(renewed.refreshToken).not.toBe(connection.refreshToken)
  await expect(refresh()).rejects.toMatchObject({ type: 'badRequest' })
  expect(await refresh({ refreshToken: renewed.refreshToken })).toMatchObject({ refreshToken: renewed.refreshToken })
})

test('access tokens of removed connections and unknown ones get the same error', async () => {
  const { accessToken } = await issueTokens(world.ctx, connection)
  await world.ctx.store.connections.remove(world.scope, connection.id, { atMs: 0, retentionDays: 0 })
  for (const token of [accessToken, `rat_${'0'.repeat(64)}`, `rti_${'0'.repeat(64)}`])
    await expect(resolve(token)).rejects.toMatchObject(refused)
  await expect(issueTokens(world.ctx, connection)).rejects.toMatchObject(refused)
})
