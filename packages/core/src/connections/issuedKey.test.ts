import { defined } from '@rialto/defined'
import { beforeEach, expect, test } from 'vitest'

import { createWorld, type World } from '../testing/index.ts'
import { ConnectorError } from './connectorError.ts'
import type { Connection } from './ports.ts'
import type { KeyCredentials } from './credentials.ts'
import { issueTokens } from './issueTokens.ts'
import { refreshToken } from '../tokens/refreshToken.ts'
import { removeAccount } from '../accounts/removeAccount.ts'
import { readWithCredentials } from './withCredentials.ts'

/** A key issued by an OAuth sign-in: the key is stored, and the sign-in renews it. */
let world: World
beforeEach(async () => {
  world = createWorld()
})

const grant = { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', scopes: [] } as const
const keyEndingIn = (ms: number | undefined, more: Partial<KeyCredentials> = {}): KeyCredentials => ({
  kind: 'apiKey',
  key: 'key-1',
  secret: 's',
  ...defined({ expiresAtMs: ms === undefined ? undefined : world.clock.nowMs() + ms }),
  issued: { name: 'Rialto 1', grant },
  ...more,
})
const renewTo = (credentials: KeyCredentials) => {
  world.institution.script.refresh = () => Promise.resolve(credentials)
}
const readKey = (_: unknown, credentials: Connection['credentials']) =>
  Promise.resolve(credentials.kind === 'apiKey' ? credentials.key : '')
const stored = (id: string) => world.ctx.store.connections.find(world.scope, id)

test('is renewed before a read exactly when it ends within the margin', async () => {
  const margin = world.ctx.settings.refreshMarginMs
  renewTo(keyEndingIn(margin * 10, { key: 'key-2' }))
  const early = await world.connect({ credentials: keyEndingIn(margin) })
  expect(await readWithCredentials(world.ctx, early, readKey)).toBe('key-1')
  const late = await world.connect({ credentials: keyEndingIn(margin - 1) })
  expect(await readWithCredentials(world.ctx, late, readKey)).toBe('key-2')
  expect(await stored(late.id)).toMatchObject({ version: 2, state: 'active', credentials: { key: 'key-2' } })
})

test('a key without a sign-in is not renewed, and its expiry asks the user to connect again', async () => {
  const { issued: _, ...typed } = keyEndingIn(-1)
  const connection = await world.connect({ credentials: typed })
  const refused = () => Promise.reject(new ConnectorError('credentialsInvalid', 'over'))
  await expect(readWithCredentials(world.ctx, connection, refused)).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
  })
  expect(world.institution.refreshes).toEqual([])
  expect(await stored(connection.id)).toMatchObject({ state: 'needsReconnect' })
})

test('a key whose sign-in has ended asks the user to connect again', async () => {
  world.institution.script.refresh = () => Promise.reject(new ConnectorError('credentialsInvalid', 'invalid_grant'))
  const connection = await world.connect({ credentials: keyEndingIn(0) })
  await expect(readWithCredentials(world.ctx, connection, readKey)).rejects.toMatchObject({
    type: 'invalidIntegrationToken',
  })
  expect(await stored(connection.id)).toMatchObject({ state: 'needsReconnect' })
})

test('a key is renewed at the client’s request, and the client’s access token outlives it, because the service renews the key', async () => {
  const connection = await world.connect({ credentials: keyEndingIn(90_500) })
  expect(await issueTokens(world.ctx, connection)).toMatchObject({ expiresInSeconds: 30 * 86_400 })
  renewTo(keyEndingIn(7_200_000, { key: 'key-2' }))
  const refreshed = await refreshToken(world.ctx, world.scope, {
    refreshToken: connection.tokenId,
    type: 'scripted',
  })
  expect(refreshed).toMatchObject({
    status: 'succeeded',
    expiresInSeconds: 30 * 86_400,
    connection: { credentials: { key: 'key-2' } },
  })
  const endless = await issueTokens(world.ctx, { ...connection, credentials: keyEndingIn(undefined) })
  expect(endless).not.toHaveProperty('expiresInSeconds')
  const { issued: _, ...typed } = keyEndingIn(90_500)
  expect(await issueTokens(world.ctx, { ...connection, credentials: typed })).toMatchObject({ expiresInSeconds: 90 })
})

test('a key is revoked at the institution when the connection is removed', async () => {
  const credentials = keyEndingIn(60_000)
  const connection = await world.connect({ credentials })
  await removeAccount(world.ctx, world.scope, { authToken: connection.tokenId, type: 'scripted' })
  expect(world.institution.script.revoked).toEqual([credentials])
})
