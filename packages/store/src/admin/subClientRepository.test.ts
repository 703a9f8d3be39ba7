import { randomUUID } from 'node:crypto'
import { createManagementKey, type Logo, type Scope } from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { provisionAdminKey } from './provisionAdminKey.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let owner: StoredWorld
let others: Scope[]
beforeAll(async () => {
  owner = await createStoredWorld(database())
  others = [(await createStoredWorld(database())).scope, { ...owner.scope, environment: 'production' }]
})

const info = {
  businessLegalName: 'Bakery Ltd',
  displayName: 'Bakery',
  callbackUrls: ['https://a.example'],
  catalog: {},
}
const options = { atMs: 0, most: 100 }
const logo = (): Logo => ({ id: randomUUID(), format: 'png', bytes: Buffer.from([1, 2, 3, 0, 255]) })

describe('sub-clients', () => {
  test('other clients cannot see, change or remove a sub-client', async () => {
    const { subClients } = owner.ctx.store
    const id = randomUUID()
    await subClients.insert(owner.scope, { id, ...info }, options)
    await subClients.setLogo(owner.scope, id, logo(), 0)
    const before = await subClients.find(owner.scope, id)
    for (const scope of others) {
      expect(await subClients.find(scope, id)).toBeUndefined()
      expect(await subClients.list(scope)).toEqual([])
      expect(await subClients.replace(scope, id, { ...info, displayName: 'Mine' }, 0)).toBeUndefined()
      expect(await subClients.setLogo(scope, id, logo(), 0)).toBe(false)
      expect(await subClients.removeLogo(scope, id)).toBe(false)
      expect(await subClients.remove(scope, id)).toBe(false)
    }
    expect(await subClients.find(owner.scope, id)).toEqual(before)
  })

  test('the last stored logo is returned byte for byte', async () => {
    const { subClients } = owner.ctx.store
    const id = randomUUID()
    await subClients.insert(owner.scope, { id, ...info }, options)
    const [first, second] = [logo(), logo()]
    await subClients.setLogo(owner.scope, id, first, 0)
    expect(await subClients.findLogo(first.id)).toEqual(first)
    await subClients.setLogo(owner.scope, id, second, 0)
    expect(await subClients.findLogo(first.id)).toBeUndefined()
    expect((await subClients.find(owner.scope, id))?.logo).toEqual({ id: second.id, format: 'png' })
    expect(await subClients.remove(owner.scope, id)).toBe(true)
    expect(await subClients.findLogo(second.id)).toBeUndefined()
  })

  test('concurrent registrations never exceed the limit', async () => {
    const { ctx, scope } = await createStoredWorld(database())
    const insert = () => ctx.store.subClients.insert(scope, { id: randomUUID(), ...info }, { atMs: 0, most: 3 })
    const stored = await Promise.all(Array.from({ length: 8 }, insert))
    expect(stored.filter(isStored => isStored)).toHaveLength(3)
    expect(await ctx.store.subClients.list(scope)).toHaveLength(3)
  })
})

describe('account management keys', () => {
  test('live in one scope until they are revoked there', async () => {
    const { store, ids } = owner.ctx
    const { id, secret } = await createManagementKey(owner.ctx, owner.scope, 'own')
    const held = { id, clientId: owner.scope.clientId, secretHash: Buffer.from(ids.sha256(secret)) }
    for (const scope of others) {
      expect(await store.adminKeys.listLive(scope)).toEqual([])
      expect(await store.adminKeys.revoke(scope, id, 0)).toBe(false)
    }
    expect(await store.adminKeys.listLive(owner.scope)).toEqual([held])
    expect(await store.adminKeys.revoke(owner.scope, id, 0)).toBe(true)
    expect(await store.adminKeys.revoke(owner.scope, id, 0)).toBe(false)
    expect(await store.adminKeys.listLive(owner.scope)).toEqual([])
  })

  test('a configured key always equals its current configuration', async () => {
    const { ctx, scope } = await createStoredWorld(database())
    const id = randomUUID()
    const provision = (text: string) =>
      provisionAdminKey(database(), scope, { id, secretHash: ctx.ids.sha256(text) }, new Date(0))
    await provision('old')
    await ctx.store.adminKeys.revoke(scope, id, 0)
    await provision('new')
    const live = await ctx.store.adminKeys.listLive(scope)
    expect(live.map(({ secretHash }) => secretHash)).toEqual([Buffer.from(ctx.ids.sha256('new'))])
  })
})

test('concurrent requests for the signing key all get the same key, and the database stores it only encrypted', async () => {
  const { adminSigningKeys } = owner.ctx.store
  const query = (key: string) => adminSigningKeys.findOrInsert('sandbox', { key, atMs: 0 })
  const got = await Promise.all(['a', 'b', 'c', 'd'].map(letter => query(letter.repeat(64))))
  expect(new Set(got).size).toBe(1)
  expect(await query('e'.repeat(64))).toBe(got[0])
  expect(await adminSigningKeys.findOrInsert('production', { key: 'f'.repeat(64), atMs: 0 })).toBe('f'.repeat(64))
  const rows = await database().selectFrom('admin_signing_keys').select('sealed_key').execute()
  for (const { sealed_key } of rows) expect(sealed_key.toString('latin1')).not.toContain('ffff')
})

test('callback URLs are one client’s in one environment', async () => {
  const { callbackUrls } = owner.ctx.store
  await callbackUrls.replace(owner.scope, ['https://a.example'])
  expect(await callbackUrls.read(owner.scope)).toEqual(['https://a.example'])
  for (const scope of others) expect(await callbackUrls.read(scope)).toEqual([])
  expect((await owner.ctx.store.clients.find(owner.scope))?.allowedOrigins).toBeDefined()
})
