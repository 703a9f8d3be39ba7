import { randomBytes, randomUUID } from 'node:crypto'

import type { Repositories, Scope, TransferFilter } from '@rialto/core'
import { aReason, aTransfer, saveAndEmit } from '@rialto/core/testing'
import { beforeAll, describe, expect, test } from 'vitest'

import { provisionClient } from './provisionClient.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let owner: StoredWorld
let stranger: StoredWorld
/** Scopes that must not see the owner's data: another client, and the owner's other environment. */
let others: Scope[]

beforeAll(async () => {
  ;[owner, stranger] = [await createStoredWorld(database()), await createStoredWorld(database())]
  others = [
    stranger.scope,
    { ...owner.scope, environment: 'production' },
    { ...stranger.scope, environment: 'production' },
  ]
})

const everything: TransferFilter = { orderBy: 'createdAt', descending: true, count: 500, offset: 0 }

/** All rows of all tables, to detect changes. */
const dump = async (): Promise<string> => {
  const tables = [
    'connections',
    'previews',
    'transfers',
    'link_sessions',
    'api_keys',
    'client_settings',
    'webhook_endpoints',
  ] as const
  const rows = await Promise.all(tables.map(table => database().selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows.map(all => all.map(row => JSON.stringify(row)).sort()))
}

test('no method with a scope lets a client see or change another client’s rows', async () => {
  const { store } = owner.ctx
  const connection = await owner.connect()
  const preview = await owner.preview(connection)
  const transfer = aTransfer(connection, { phase: 'accepted', hash: '0x1', clientTransactionId: 'order' })
  await store.transfers.insert(transfer, aReason)
  const endpointId = await owner.addWebhook()
  const sessionId = randomUUID()
  const request = { userId: 'user-1', restrictMultipleAccounts: false }
  const codeHash = randomBytes(32)
  await store.link.issue({ id: sessionId, scope: owner.scope, codeHash, request, expiresAtMs: owner.clock.nowMs() + 1 })

  const account = { userId: connection.userId, type: connection.type, upstreamId: connection.upstreamId }
  const seen = (scope: Scope, repositories: Repositories) => ({
    byId: repositories.connections.find(scope, connection.id),
    byToken: repositories.connections.findByRefreshToken(scope, connection.refreshToken),
    byAccount: repositories.connections.findByAccount(scope, account),
    preview: repositories.previews.find(scope, preview.id),
    previewLocked: repositories.previews.findForUpdate(scope, preview.id),
    transfer: repositories.transfers.find(scope, transfer.id),
    transferLocked: repositories.transfers.findForUpdate(scope, transfer.id),
    session: repositories.link.findById(scope, sessionId),
  })
  for (const [name, finding] of Object.entries(seen(owner.scope, store)))
    expect(await finding, `${name} of the owner`).toBeDefined()
  const before = await dump()
  for (const scope of others) {
    for (const [name, finding] of Object.entries(seen(scope, store)))
      expect(await finding, `${name} of ${scope.environment}`).toBeUndefined()
    for (const filter of [
      {},
      { id: transfer.id },
      { hash: '0x1' },
      { clientTransactionId: 'order' },
      { userId: 'user-1' },
    ])
      expect(await store.transfers.list(scope, { ...everything, ...filter })).toEqual({ items: [], total: 0 })
    expect(await store.webhookEndpoints.list(scope)).toEqual([])
    expect(await store.webhookEndpoints.find(scope, endpointId)).toBeUndefined()
    expect(await store.webhookEndpoints.findSigning(scope, endpointId)).toBeUndefined()
    expect(await store.webhookEndpoints.pause(scope, endpointId, 0, 'stranger')).toBe(false)
    expect(await store.webhookEndpoints.remove(scope, endpointId)).toBe(false)
    await store.webhookEndpoints.resume(scope, endpointId, 0)
    await store.webhookEndpoints.replaceSecret(scope, endpointId, 'whsec_stranger', undefined)
    expect(await store.webhooks.list(scope, { count: 10, offset: 0 })).toEqual([])
    expect(await store.webhooks.reopen(scope, { transferId: transfer.id }, 0)).toEqual([])
    expect(await store.connections.replaceCredentials({ ...connection, scope }, 1)).toBe(false)
    expect(await store.connections.markNeedsReconnect(scope, connection.id, 1)).toBe('renewed')
    expect((await store.connections.remove(scope, connection.id, { atMs: 0, retentionDays: 0 })).state).toBe('gone')
    expect(await store.connections.listOfUser(scope, connection.userId)).toEqual([])
    const terms = { atMs: 0, retentionDays: 0, watchMs: 0 }
    await store.users.erase(scope, connection.userId, 0)
    expect(await store.users.eraseAddresses(scope, connection.userId, terms)).toBe(0)
    expect((await store.users.read(scope, connection.userId)).linkSessions).toEqual([])
    await expect(store.transfers.update({ ...transfer, scope, phase: 'settled' }, aReason)).rejects.toThrow(
      'final or gone',
    )
  }
  expect(await dump()).toBe(before)
})

test('keys and settings are of one client and one environment', async () => {
  const { clients, apiKeys } = owner.ctx.store
  expect(await clients.find(owner.scope)).toMatchObject({
    name: 'Test client',
    allowedOrigins: ['https://client.example'],
  })
  const [key, ...more] = await apiKeys.listLive(owner.scope)
  expect(more).toEqual([])
  expect(key).toMatchObject({ clientId: owner.scope.clientId, permissions: ['read', 'write'] })
  const theirs = await apiKeys.listLive(stranger.scope)
  expect(theirs.map(({ id }) => id)).not.toContain(key?.id)
  for (const scope of others.filter(({ environment }) => environment === 'production')) {
    expect(await clients.find(scope)).toBeUndefined()
    expect(await apiKeys.listLive(scope)).toEqual([])
  }
})

test('a revoked key is not listed', async () => {
  const world = await createStoredWorld(database())
  await database()
    .updateTable('api_keys')
    .set({ revoked_at: new Date(0) })
    .where('client_id', '=', world.scope.clientId)
    .execute()
  expect(await world.ctx.store.apiKeys.listLive(world.scope)).toEqual([])
})

test('provisioning again with other values brings a client up to date', async () => {
  const world = await createStoredWorld(database())
  const [keyId, id] = [randomUUID(), randomUUID()]
  const client = (origin: string, secretHash: Buffer, secret: string) => ({
    scope: world.scope,
    name: `Named by ${origin}`,
    keyId,
    secretHash,
    allowedOrigins: [origin],
    webhook: { id, url: origin, secret, signatureHeader: 'X-S' },
  })
  const [first, second] = [randomBytes(32), randomBytes(32)]
  await provisionClient(database(), world.vault, client('https://a.example', first, 's1'), new Date(0))
  await world.ctx.store.webhookEndpoints.pause(world.scope, id, 0, 'gone')
  const connection = await world.connect()
  const transfer = aTransfer(connection, { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer, aReason)
  await world.ctx.store.transaction(repositories => saveAndEmit(world.ctx, repositories, transfer, aReason))
  const jobs = database().selectFrom('jobs').select(['run_at', 'payload']).where('kind', '=', 'webhook.deliver')
  await database().deleteFrom('jobs').where('kind', '=', 'webhook.deliver').execute()
  await provisionClient(database(), world.vault, client('https://b.example', second, 's2'), new Date(1))
  expect(await world.ctx.store.clients.find(world.scope)).toMatchObject({
    allowedOrigins: expect.arrayContaining(['https://a.example', 'https://b.example']) as string[],
  })
  const keys = (await world.ctx.store.apiKeys.listLive(world.scope)).filter(key => key.id === keyId)
  expect(keys).toMatchObject([{ secretHash: second }])
  expect(await world.ctx.store.webhookEndpoints.findLive(id)).toMatchObject({
    url: 'https://b.example',
    secrets: ['s2'],
  })
  // Events that waited while the endpoint was paused are delivered now.
  expect(await jobs.execute()).toMatchObject([{ run_at: new Date(1), payload: { lane: id } }])
})

describe('a client that was changed by hand', () => {
  const id = () => randomUUID()
  const provisioned = async () => {
    const world = await createStoredWorld(database())
    const [keyId, webhookId, secretHash] = [id(), id(), randomBytes(32)]
    const provision = (
      name: string,
      replaces: 'anything' | 'configured' | 'nothing' = 'anything',
      allowedOrigins = [`https://${name}.example`],
    ) =>
      provisionClient(
        database(),
        world.vault,
        {
          scope: world.scope,
          name: 'Shop',
          keyId,
          secretHash,
          allowedOrigins,
          webhook: {
            id: webhookId,
            url: `https://${name}.example/hooks`,
            secret: 's',
            signatureHeader: 'X-S',
            replaces,
          },
        },
        new Date(0),
      )
    const origins = async () => (await world.ctx.store.clients.find(world.scope))?.allowedOrigins
    const url = async () =>
      (await world.ctx.store.webhookEndpoints.list(world.scope)).find(endpoint => endpoint.id === webhookId)?.url
    const setByHand = async () => {
      await database()
        .updateTable('client_settings')
        .set({ allowed_origins: ['https://mine.example'] })
        .where('client_id', '=', world.scope.clientId)
        .execute()
      await database()
        .updateTable('webhook_endpoints')
        .set({ url: 'https://mine.example/hooks' })
        .where('id', '=', webhookId)
        .execute()
    }
    await provision('demo')
    await setByHand()
    return { provision, origins, url }
  }

  test('an unchanged configuration keeps the client’s origins and webhook', async () => {
    const { provision, origins, url } = await provisioned()
    await provision('demo')
    expect(await origins()).toEqual(['https://mine.example'])
    expect(await url()).toBe('https://mine.example/hooks')
  })

  test.each([
    ['anything', 'https://second.example/hooks'],
    ['configured', 'https://mine.example/hooks'],
    ['nothing', 'https://mine.example/hooks'],
  ] as const)('gets a new origin besides its own, and a webhook that replaces %s', async (replaces, expected) => {
    const { provision, origins, url } = await provisioned()
    await provision('second', replaces)
    expect(await origins()).toEqual(['https://mine.example', 'https://second.example'])
    expect(await url()).toBe(expected)
  })
})
