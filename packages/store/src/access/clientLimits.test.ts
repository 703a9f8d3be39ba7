import {
  addIpRange,
  createApiKey,
  createClient,
  renameClient,
  removeIpRange,
  revokeApiKey,
  setWebhook,
} from '@rialto/core'
import { beforeEach, describe, expect, test } from 'vitest'

import { maxIpRanges } from '../../../core/src/access/addIpRange.ts'
import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database(), { environment: 'production' })
})

const newKey = (changes: Partial<Parameters<typeof createApiKey>[1]> = {}) =>
  createApiKey(world.ctx, { clientId: world.scope.clientId, label: 'server', permissions: ['read'], ...changes })
const live = async () => (await world.ctx.store.access.read(world.scope)).keys.map(({ label }) => label)

describe('names of clients', () => {
  const named = (name: string) => createClient(world.ctx, { name, origins: [] })
  const current = async (id: string) => (await world.ctx.store.clients.find({ ...world.scope, clientId: id }))?.name

  test('two clients of an environment cannot have the same name, in any case of its letters', async () => {
    const first = await named('Harbor Tea')
    await expect(named(' HARBOR TEA ')).rejects.toMatchObject({ type: 'invalidField' })
    const second = await named('Quay Tea')
    const { ctx } = world
    await expect(renameClient(ctx, { clientId: second.id, name: 'harbor tea' })).rejects.toThrow(first.id)
    expect(await current(second.id)).toBe('Quay Tea')
  })

  test('a client is renamed, also to its own name in another case', async () => {
    const { id } = await named('Mill Tea')
    for (const name of ['MILL TEA', 'Dock Tea']) {
      expect(await renameClient(world.ctx, { clientId: id, name })).toMatchObject({ id, name })
      expect(await current(id)).toBe(name)
    }
  })
})

describe('keys', () => {
  test('every change by this process invalidates the cached access settings', async () => {
    const known = () => world.ctx.store.access.known(world.scope)
    const { key } = await newKey()
    expect(await live()).toContain('server')
    expect(known()?.isFresh).toBe(true)
    await revokeApiKey(world.ctx, key.id)
    expect(known()).toBeUndefined()
    expect(await live()).not.toContain('server')
    await addIpRange(world.ctx, { clientId: world.scope.clientId, range: '192.0.2.1', label: '' })
    expect(known()).toBeUndefined()
  })

  test('a production key is unknown in the sandbox', async () => {
    const { key } = await newKey()
    const sandbox = { ...world.ctx, environment: 'sandbox' } as const
    await expect(revokeApiKey(sandbox, key.id)).rejects.toMatchObject({ type: 'notFound' })
    await expect(
      createApiKey(sandbox, { clientId: world.scope.clientId, label: 'x', permissions: ['read'] }),
    ).rejects.toMatchObject({
      type: 'notFound',
    })
  })

  test('each set of permissions allows two keys, so that a key can be rotated without a gap', async () => {
    for (const permissions of [['read'], ['write'], ['read', 'write']] as const) {
      await newKey({ permissions })
      const second = await newKey({ permissions: [...permissions].reverse() })
      await expect(newKey({ permissions })).rejects.toMatchObject({ type: 'conflict' })
      await revokeApiKey(world.ctx, second.key.id)
      await newKey({ permissions })
    }
  })

  test('of many concurrent requests, two create a key', async () => {
    const made = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => newKey({ label: `key ${index}` })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ type: 'conflict' })
  })

  test.each([
    ['label', { label: ' ' }],
    ['label', { label: 'x'.repeat(101) }],
    ['label', { label: 'a\0b' }],
    ['permissions', { permissions: [] }],
    ['rateLimitPerMinute', { rateLimitPerMinute: 0 }],
    ['rateLimitPerMinute', { rateLimitPerMinute: Number.NaN }],
    ['rateLimitPerMinute', { rateLimitPerMinute: 1_000_001 }],
  ])('an invalid %s is rejected: %j', async (field, changes) => {
    await expect(newKey(changes)).rejects.toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(`^${field}:`),
    })
  })
})

describe('ranges', () => {
  const add = (range: string, label = '') => addIpRange(world.ctx, { clientId: world.scope.clientId, range, label })

  test(`a client has at most ${maxIpRanges} ranges`, async () => {
    for (let host = 0; host < maxIpRanges; host += 1) await add(`192.0.2.${host}`)
    await expect(add('198.51.100.1')).rejects.toMatchObject({ type: 'conflict' })
    expect((await add('192.0.2.7/32')).range).toBe('192.0.2.7/32')
    await removeIpRange(world.ctx, { clientId: world.scope.clientId, range: '192.0.2.7' })
    await add('198.51.100.1')
  })

  test('ranges are removed by id, and only by their client', async () => {
    const { id } = await add('192.0.2.1')
    const other = await createStoredWorld(database(), { environment: 'production' })
    const remove = (of: StoredWorld) => removeIpRange(of.ctx, { clientId: of.scope.clientId, range: id })
    await expect(remove(other)).rejects.toMatchObject({ type: 'notFound' })
    await remove(world)
    expect(await world.ctx.store.ipRanges.list(world.scope)).toEqual([])
  })

  test.each(['', 'everywhere', '192.0.2.0/33', '192.0.2', '*'])('%j is not a range', async range => {
    await expect(add(range)).rejects.toMatchObject({ type: 'invalidField', message: expect.stringMatching('^range:') })
  })
})

describe('clients and webhooks', () => {
  test.each([
    ['name', { name: ' ', origins: [] }],
    ['name', { name: 'x'.repeat(101), origins: [] }],
    ['origin', { name: 'x', origins: ['http://shop.example'] }],
    ['origin', { name: 'x', origins: ['https://shop.example/path'] }],
    ['origin', { name: 'x', origins: ['https://*.example'] }],
    ['origin', { name: 'x', origins: ["https://shop.example; script-src 'unsafe-inline'"] }],
    ['origin', { name: 'x', origins: Array.from({ length: 51 }, (_, index) => `https://s${index}.example`) }],
  ])('an invalid %s of a client is rejected: %j', async (field, input) => {
    await expect(createClient(world.ctx, input)).rejects.toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(`^${field}:`),
    })
  })

  test('a new client is found in its environment, with its origins as browsers send them', async () => {
    const { id } = await createClient(world.ctx, {
      name: ' Shop ',
      origins: ['HTTPS://Shop.example/', 'https://shop.example'],
    })
    expect(await world.ctx.store.clients.find({ clientId: id, environment: 'production' })).toEqual({
      id,
      name: 'Shop',
      allowedOrigins: ['https://shop.example'],
    })
    expect(await world.ctx.store.clients.find({ clientId: id, environment: 'sandbox' })).toBeUndefined()
  })

  test('deliveries are signed with the secret of the webhook, and with the former one after a change', async () => {
    const set = await setWebhook(world.ctx, { clientId: world.scope.clientId, url: 'https://shop.example/hooks' })
    const signing = () => world.ctx.store.webhookEndpoints.findSigning(world.scope, set.endpoint.id)
    expect(await signing()).toMatchObject({ url: 'https://shop.example/hooks', secrets: [set.secret] })
    expect(Buffer.from(String(set.secret).slice('whsec_'.length), 'base64')).toHaveLength(32)
    const again = await setWebhook(world.ctx, {
      clientId: world.scope.clientId,
      url: 'https://shop.example/b',
      newSecret: true,
    })
    expect(await signing()).toMatchObject({ url: 'https://shop.example/b', secrets: [again.secret, set.secret] })
    expect(again.secret).not.toBe(set.secret)
  })
})
