import { beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from '../transfers/executeTransfer.ts'
import { refreshToken } from '../tokens/refreshToken.ts'
import { finishRemovals, removeAccount } from '../accounts/removeAccount.ts'
import { resolveConnection } from './resolveConnection.ts'
import { saveConnection } from './saveConnection.ts'

let world: World

beforeEach(async () => {
  world = createWorld()
})

const save = (userId = 'user-1') =>
  saveConnection(world.ctx, world.scope, { userId, type: 'scripted', connected: world.institution.script.connected })
const find = (id: string) => world.ctx.store.connections.find(world.scope, id)
const type = 'scripted'

test('the same user at the same account keeps their connection and its tokens', async () => {
  const { connection: first, isReconnected } = await save()
  expect(isReconnected).toBe(false)
  await world.ctx.store.connections.markNeedsReconnect(world.scope, first.id, 1)
  const { connection: again, isReconnected: reconnected } = await save()
  expect(reconnected).toBe(true)
  expect(again).toMatchObject({ id: first.id, refreshToken: first.refreshToken, version: 2, state: 'active' })
  expect(await find(first.id)).toEqual(again)
  expect((await save('user-2')).connection.id).not.toBe(first.id)
})

test('a sign-in that is completed twice concurrently creates one connection', async () => {
  const saved = await Promise.all(Array.from({ length: 8 }, () => save()))
  expect(new Set(saved.map(({ connection }) => connection.id)).size).toBe(1)
  expect(saved.filter(({ isReconnected }) => !isReconnected)).toHaveLength(1)
})

test('a token resolves by type and by alias, and other clients’ look-ups find nothing', async () => {
  const { connection } = await save()
  const resolve = (authToken: string, scope = world.scope, as = type) =>
    resolveConnection(world.ctx, scope, { authToken, type: as })
  expect(await resolve(connection.tokenId, world.scope, 'SCRIPTEDALIAS')).toEqual(connection)
  const stranger = createWorld({ database: world.database })
  const refused = { type: 'invalidIntegrationToken', message: 'Invalid integration token provided.' }
  await expect(resolve(connection.tokenId, stranger.scope)).rejects.toMatchObject(refused)
  await expect(resolve(connection.tokenId, { ...world.scope, environment: 'production' })).rejects.toMatchObject(
    refused,
  )
  await expect(resolve('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject(refused)
  await expect(resolve("' or 1=1 --")).rejects.toMatchObject(refused)
  await expect(resolve(connection.tokenId, world.scope, 'nobody')).rejects.toMatchObject({
    type: 'integrationNotSupported',
  })
})

test('either token refreshes the connection, and an unknown one gets the published error', async () => {
  const { connection } = await save()
  const refresh = (token: string, scope = world.scope) => refreshToken(world.ctx, scope, { refreshToken: token, type })
  expect(await refresh(connection.refreshToken)).toMatchObject({
    expiresInSeconds: 30 * 86_400,
    connection: { version: 2 },
  })
  expect(await refresh(connection.tokenId)).toMatchObject({ connection: { version: 3 } })
  const refused = { type: 'badRequest', message: 'Unauthorized token' }
  const stranger = createWorld({ database: world.database })
  await expect(refresh(connection.refreshToken, stranger.scope)).rejects.toMatchObject(refused)
  await expect(refresh('nonsense')).rejects.toMatchObject(refused)
  world.institution.refreshes.push('refresh-0++')
  await expect(refresh(connection.tokenId)).rejects.toMatchObject(refused)
})

test('removing a connection revokes it at the institution and erases its rows', async () => {
  const { connection } = await save()
  await removeAccount(world.ctx, world.scope, { authToken: connection.tokenId, type })
  expect(await find(connection.id)).toBeUndefined()
  expect(world.institution.script.revoked).toEqual([connection.credentials])
})

test('a connection is removed even if the institution cannot revoke it', async () => {
  const { connection } = await save()
  world.institution.connector.auth.revoke = () => Promise.reject(new Error('down'))
  await removeAccount(world.ctx, world.scope, { authToken: connection.tokenId, type })
  expect(await find(connection.id)).toBeUndefined()
})

test('while money may be in transit, only the reconciler finds a removed connection, which keeps its access', async () => {
  const { connection } = await save()
  const preview = await world.preview(connection)
  world.institution.next('unknownCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  await removeAccount(world.ctx, world.scope, { authToken: connection.tokenId, type })
  await finishRemovals(world.ctx)
  expect(world.institution.script.revoked).toEqual([])
  expect(await find(connection.id)).toBeUndefined()
  const { credentials } = (await world.ctx.store.connections.findWithRemoved(world.scope, connection.id)) ?? {}
  expect(credentials).toEqual(connection.credentials)
})

test('a concurrent execute and removal never lose track of money', async () => {
  for (let round = 0; round < 15; round += 1) {
    world = createWorld()
    const connection = await world.connect()
    const preview = await world.preview(connection)
    const [executed, removed] = await Promise.allSettled([
      executeTransfer(world.ctx, { connection, previewId: preview.id }),
      removeAccount(world.ctx, world.scope, { authToken: connection.tokenId, type }),
    ])
    const transfer = await world.ctx.store.transfers.find(world.scope, preview.id)
    expect(removed.status).toBe('fulfilled')
    const kept = await world.ctx.store.connections.findWithRemoved(world.scope, connection.id)
    expect(kept === undefined).toBe(transfer === undefined)
    expect(executed.status === 'fulfilled').toBe(transfer !== undefined)
    expect(world.institution.ledger).toHaveLength(transfer ? 1 : 0)
  }
})
