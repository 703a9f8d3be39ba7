import { randomUUID } from 'node:crypto'

import { maxSubClients } from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { binanceId, coinbaseId } from '../../../../testing/linkFlows.ts'
import { adminCaller, form, managing } from '../testing/adminCaller.ts'
import { png } from '../testing/pictures.ts'

const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let token: string
let stranger: string
beforeAll(async () => {
  call = adminCaller(server)
  ;({ token } = await managing(server))
  stranger = (await managing(server, await server.addClient())).token
})

const bakery = {
  businessLegalName: 'Bakery & Söhne GmbH',
  displayName: 'The Bakery',
  callbackUrls: ['https://bakery.example/back', 'http://localhost:3000/back'],
  catalogConfiguration: {
    excludeIntegrationCategories: ['wallet'],
    excludeIntegrations: [binanceId],
    integrationWhiteList: [coinbaseId, binanceId],
  },
}
const create = async (body: unknown = bakery, by = token) => call('POST', '/SubClient', { token: by, body })
const created = async (by = token): Promise<string> => (await create(bakery, by)).body.content.id
const setLogo = (id: string, by = token) =>
  call('POST', `/SubClient/${id}/logo`, { token: by, ...form(['logoFile', png(), 'logo.png']) })

describe('a sub-client', () => {
  test('a sub-client is registered without a logo, read, listed, replaced and removed', async () => {
    const { status, body } = await create()
    expect(status).toBe(200)
    const { id } = body.content
    expect(body.content).toEqual({ id, subClientId: id, ...bakery })
    expect((await call('GET', `/SubClient/${id.toUpperCase()}`, { token })).body.content).toEqual(body.content)
    expect((await call('GET', '/SubClient', { token })).body.content).toContainEqual(body.content)

    const smaller = {
      businessLegalName: 'Bakery Ltd',
      displayName: 'Bakery',
      callbackUrls: ['https://bakery.example/back'],
    }
    const replaced = await call('PUT', `/SubClient/${id}`, { token, body: smaller })
    const now = { id, subClientId: id, ...smaller, catalogConfiguration: {} }
    expect(replaced.body.content).toEqual(now)
    expect((await call('GET', `/subclient/${id}/`, { token })).body.content).toEqual(now)

    const removed = await call('DELETE', `/SubClient/${id}`, { token })
    expect(removed).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(removed.body).not.toHaveProperty('content')
    expect((await call('GET', `/SubClient/${id}`, { token })).status).toBe(404)
    expect((await call('DELETE', `/SubClient/${id}`, { token })).status).toBe(404)
  })

  test('a sub-client keeps its logo when it is replaced, and loses it when it is removed', async () => {
    const id = await created()
    const { logoUrl } = (await setLogo(id)).body.content
    const replaced = await call('PUT', `/SubClient/${id}`, { token, body: { ...bakery, displayName: 'New' } })
    expect(replaced.body.content).toMatchObject({ displayName: 'New', logoUrl })
    const { pathname } = new URL(logoUrl)
    expect((await server.app.inject(pathname)).statusCode).toBe(200)
    await call('DELETE', `/SubClient/${id}`, { token })
    expect((await server.app.inject(pathname)).statusCode).toBe(404)
  })

  test('sub-clients are listed oldest first, for their own client only', async () => {
    const by = (await managing(server, await server.addClient())).token
    const list = async () => (await call('GET', '/SubClient', { token: by })).body.content
    expect(await list()).toEqual([])
    const ids = []
    for (let count = 0; count < 3; count += 1) {
      ids.push(await created(by))
      server.simulators.clock.advance(1)
    }
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  test('a sub-client accepts PascalCase and ignores unknown fields, including ids and logos', async () => {
    const id = randomUUID()
    const named = { BusinessLegalName: ' A ', DisplayName: 'A', CallbackUrls: ['https://a.example'] }
    const body = { ...named, Id: id, logoUrl: 'https://evil.example/x.svg', x: 1 }
    const { content } = (await create(body)).body
    expect(content).toMatchObject({ businessLegalName: 'A', displayName: 'A' })
    expect(content.id).not.toBe(id)
    expect(content).not.toHaveProperty('logoUrl')
  })

  test('a client has at most a thousand sub-clients', async () => {
    const client = await server.addClient()
    const by = (await managing(server, client)).token
    const at = new Date(server.ctx.clock.nowMs())
    const row = () => ({
      id: randomUUID(),
      client_id: client.clientId,
      environment: 'sandbox' as const,
      business_legal_name: 'x',
      display_name: 'x',
      callback_urls: [],
      catalog: '{}',
      created_at: at,
      updated_at: at,
    })
    await server.db
      .insertInto('sub_clients')
      .values(Array.from({ length: maxSubClients - 1 }, row))
      .execute()
    const both = await Promise.all([create(bakery, by), create(bakery, by)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body).toMatchObject({ errorType: 'badRequest' })
  })
})

describe('fields', () => {
  test.each<[string, string, object]>([
    ['businessLegalName', 'missingField', { businessLegalName: undefined }],
    ['displayName', 'missingField', { displayName: undefined }],
    ['displayName', 'missingField', { displayName: null }],
    ['businessLegalName', 'invalidField', { businessLegalName: 'x'.repeat(301) }],
    ['displayName', 'invalidField', { displayName: 'x'.repeat(301) }],
    ['displayName', 'invalidField', { displayName: '' }],
    ['displayName', 'invalidField', { displayName: ' \t ' }],
    ['displayName', 'invalidField', { displayName: 7 }],
    ['displayName', 'invalidField', { displayName: 'a\0b' }],
    ['displayName', 'invalidField', { displayName: 'Bank\u202e' }],
    ['businessLegalName', 'invalidField', { businessLegalName: 'a\nb' }],
    ['callbackUrls', 'missingField', { callbackUrls: undefined }],
    ['callbackUrls', 'invalidField', { callbackUrls: [] }],
    ['callbackUrls', 'invalidField', { callbackUrls: 'https://a.example' }],
    [
      'callbackUrls',
      'invalidField',
      { callbackUrls: Array.from({ length: 51 }, (_, at) => `https://a.example/${at}`) },
    ],
    ['callbackUrls[1]', 'invalidField', { callbackUrls: ['https://a.example', 'http://a.example'] }],
    ['callbackUrls[0]', 'invalidField', { callbackUrls: ['javascript:alert(1)'] }],
    ['callbackUrls[0]', 'invalidField', { callbackUrls: ['https://user:pass@a.example'] }],
    ['callbackUrls[0]', 'invalidField', { callbackUrls: ['/relative'] }],
    ['callbackUrls[0]', 'invalidField', { callbackUrls: ['https://a.exa\nmple'] }],
    ['callbackUrls[0]', 'invalidField', { callbackUrls: ['http://localhost.evil.example'] }],
    ['catalogConfiguration', 'invalidField', { catalogConfiguration: [] }],
    [
      'catalogConfiguration.excludeIntegrationCategories[0]',
      'invalidField',
      { catalogConfiguration: { excludeIntegrationCategories: ['bank'] } },
    ],
    [
      'catalogConfiguration.integrationWhiteList[0]',
      'invalidField',
      { catalogConfiguration: { integrationWhiteList: ['coinbase'] } },
    ],
  ])('%s: %s', async (field, errorType, change) => {
    const id = await created()
    for (const [method, path] of [
      ['POST', '/SubClient'],
      ['PUT', `/SubClient/${id}`],
    ] as const) {
      const { status, body } = await call(method, path, { token, body: { ...bakery, ...change } })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: errorType })
      expect(body.message.split(':')[0]).toBe(field)
    }
  })

  test('a name of 300 characters is accepted', async () => {
    const name = '名'.repeat(300)
    const { body } = await create({ ...bakery, businessLegalName: name, displayName: name })
    expect(body.content).toMatchObject({ businessLegalName: name, displayName: name })
  })

  test('an invalid id is named in the error', async () => {
    const { status, body } = await call('GET', '/SubClient/1', { token })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
    expect(body.message).toMatch(/^id: /)
  })
})

describe('another client’s sub-client', () => {
  test('every request about it is answered exactly like an unknown id, and it remains unchanged', async () => {
    const id = await created()
    await setLogo(id)
    const before = await call('GET', `/SubClient/${id}`, { token })
    for (const [method, tail, options] of [
      ['GET', '', {}],
      ['PUT', '', { body: { ...bakery, displayName: 'Mine' } }],
      ['DELETE', '', {}],
      ['POST', '/logo', form(['logoFile', png(), 'logo.png'])],
      ['POST', '/logo', form(['logoFile', 'not a picture', 'logo.png'])],
      ['DELETE', '/logo', {}],
    ] as const) {
      const foreign = await call(method, `/SubClient/${id}${tail}`, { token: stranger, ...options })
      const none = await call(method, `/SubClient/${randomUUID()}${tail}`, { token: stranger, ...options })
      expect(foreign.status).toBe(404)
      expect(foreign.body.errorType).toBe('notFound')
      expect(foreign.text).toBe(none.text)
    }
    expect((await call('GET', '/SubClient', { token: stranger })).body.content).toEqual([])
    expect((await call('GET', `/SubClient/${id}`, { token })).text).toBe(before.text)
  })

  test('a sub-client of the other environment is also unreachable for the same client', async () => {
    const id = await created()
    await server.db.updateTable('sub_clients').set({ environment: 'production' }).where('id', '=', id).execute()
    expect((await call('GET', `/SubClient/${id}`, { token })).status).toBe(404)
    expect((await setLogo(id)).status).toBe(404)
  })
})

describe('callback URLs of the client', () => {
  test('callback URLs are replaced as a whole, without duplicates', async () => {
    const post = (callbackUrls: unknown) => call('POST', '/Client/callbackUrls', { token, body: { callbackUrls } })
    const urls = ['https://shop.example/a?b=c', 'http://127.0.0.1:4001/back', 'https://shop.example/a?b=c']
    expect((await post(urls)).body.content).toEqual({ callbackUrls: urls.slice(0, 2) })
    expect((await call('GET', '/client/callbackurls', { token })).body.content.callbackUrls).toEqual(urls.slice(0, 2))
    expect((await call('GET', '/Client/callbackUrls', { token: stranger })).body.content.callbackUrls).toEqual([])
    expect((await post([])).body.content).toEqual({ callbackUrls: [] })
    expect((await post(['http://shop.example'])).body).toMatchObject({ errorType: 'invalidField' })
    expect((await post(undefined)).body).toMatchObject({ errorType: 'missingField' })
  })
})

test('every operation but the token’s needs a token', async () => {
  for (const [method, path] of [
    ['GET', '/Client/callbackUrls'],
    ['POST', '/Client/callbackUrls'],
    ['GET', '/SubClient'],
    ['POST', '/SubClient'],
    ['GET', `/SubClient/${randomUUID()}`],
    ['PUT', `/SubClient/${randomUUID()}`],
    ['DELETE', `/SubClient/${randomUUID()}`],
    ['POST', `/SubClient/${randomUUID()}/logo`],
    ['DELETE', `/SubClient/${randomUUID()}/logo`],
  ] as const)
    for (const wrong of [undefined, 'x', `${token}x`]) {
      const { status, text } = await call(method, path, { token: wrong })
      expect({ status, text }).toEqual({ status: 401, text: '' })
    }
})
